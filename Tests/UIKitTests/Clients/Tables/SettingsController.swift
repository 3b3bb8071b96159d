import UIKit

/// A screen of settings: every style of cells and every accessory, cells made where none waits to be reused.
final class SettingsController: UIViewController {
    enum Row: String, CaseIterable {
        case name, network, language, owner, wifi, silent

        var style: UITableViewCell.CellStyle {
            switch self {
            case .name, .wifi, .silent: return .default
            case .network: return .value1
            case .owner: return .value2
            case .language: return .subtitle
            }
        }

        var accessory: UITableViewCell.AccessoryType {
            switch self {
            case .name: return .none
            case .network: return .disclosureIndicator
            case .language: return .checkmark
            case .owner: return .detailButton
            case .wifi: return .detailDisclosureButton
            case .silent: return .none
            }
        }
    }

    static let sections: [[Row]] = [[.name, .network, .language], [.owner, .wifi, .silent]]

    let tableView = UITableView(frame: .zero, style: .grouped)
    let silentSwitch = UISwitch()

    override func loadView() {
        view = UIView()
        tableView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tableView)
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        tableView.dataSource = self
        tableView.delegate = self
    }
}

extension SettingsController: UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { Self.sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Self.sections[section].count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = Self.sections[indexPath.section][indexPath.row]
        let identifier = "style \(row.style.rawValue)"
        let cell =
            tableView.dequeueReusableCell(withIdentifier: identifier)
            ?? UITableViewCell(style: row.style, reuseIdentifier: identifier)
        cell.textLabel?.text = row.rawValue.capitalized
        cell.detailTextLabel?.text = "字字字"
        cell.accessoryType = row.accessory
        cell.accessoryView = row == .silent ? silentSwitch : nil
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == 0 ? "General" : nil
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        section == 1 ? "Nothing here makes a sound." : nil
    }
}

extension SettingsController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        Self.sections[indexPath.section][indexPath.row] != .silent
    }
}
