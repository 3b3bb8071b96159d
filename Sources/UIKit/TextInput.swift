import ControlSimulator
import ViewSimulator

public typealias UITextInputTraits = TextInputTraits
public typealias UIDataDetectorTypes = DataDetectorTypes
public typealias UIKeyboardAppearance = KeyboardAppearance
public typealias UIKeyboardType = KeyboardType
public typealias UIReturnKeyType = ReturnKeyType
public typealias UITextAutocapitalizationType = TextAutocapitalizationType
public typealias UITextAutocorrectionType = TextAutocorrectionType
public typealias UITextContentType = TextContentType
public typealias UITextSmartDashesType = TextSmartDashesType
public typealias UITextSmartInsertDeleteType = TextSmartInsertDeleteType
public typealias UITextSmartQuotesType = TextSmartQuotesType
public typealias UITextSpellCheckingType = TextSpellCheckingType
