import FlowRecorder
import UIKit

final class QuestionController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let name = "row-above-is-measured"
        guard let question = Bundle.main.url(forResource: name, withExtension: "json") else { return }
        do {
            let player = try ScenarioPlayer(scenario: Data(contentsOf: question))
            view.addSubview(player.view)
            player.view.frame.origin = view.safeAreaLayoutGuide.layoutFrame.origin
            let answer = try player.play()
            try answer.write(to: FileManager.default.temporaryDirectory.appendingPathComponent("answer.json"))
            print(player.problems + player.recorder.problems)
        } catch {
            print(error)
        }
    }
}
