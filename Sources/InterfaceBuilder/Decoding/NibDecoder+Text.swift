import CurbcutUIKit
import Foundation

extension NibDecoder {
  func readLabel(_ reader: ElementReader, _ label: UILabel) {
    if let font = reader.font() { label.font = font }
    reader.text("text") { label.text = $0 }
    reader.color("textColor") { label.textColor = $0 }
    reader.color("highlightedColor") { label.highlightedTextColor = $0 }
    reader.color("shadowColor") { label.shadowColor = $0 }
    if let offset = reader.size("shadowOffset") { label.shadowOffset = offset }
    noteNil(reader, "textColor", "highlightedColor", "shadowColor", "text")
    reader.choice("textAlignment", TextChoices.alignment) { label.textAlignment = $0 }
    reader.choice("lineBreakMode", TextChoices.lineBreak) { label.lineBreakMode = $0 }
    reader.integer("numberOfLines") { label.numberOfLines = $0 }
    reader.bool("enabled") { label.isEnabled = $0 }
    reader.bool("highlighted") { label.isHighlighted = $0 }
    reader.choice("baselineAdjustment", Self.baselines) { label.baselineAdjustment = $0 }
    readLabelFitting(reader, label)
    if let text = reader.child(key: "attributedText", names: ["attributedString"]) {
      label.attributedText = document.attributedText(text)
    }
  }

  private func readLabelFitting(_ reader: ElementReader, _ label: UILabel) {
    reader.bool("adjustsFontSizeToFit") { label.adjustsFontSizeToFitWidth = $0 }
    reader.number("minimumScaleFactor") {
      label.minimumScaleFactor = $0
      if $0 > 0 { label.adjustsFontSizeToFitWidth = true }
    }
    // In points; since iOS 6 UIKit has used a fraction of the font's size.
    reader.number("minimumFontSize") { size in
      let full = label.font?.pointSize ?? 17
      if full > 0, reader.element["adjustsFontSizeToFit"] != "NO" {
        label.minimumScaleFactor = min(1, size / full)
        label.adjustsFontSizeToFitWidth = true
      }
    }
    reader.number("preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = $0 }
    reader.bool("adjustsLetterSpacingToFitWidth") { label.allowsDefaultTighteningForTruncation = $0 }
    reader.bool("adjustsFontForContentSizeCategory") { label.adjustsFontForContentSizeCategory = $0 }
  }

  func readTextField(_ reader: ElementReader, _ field: UITextField) {
    if let font = reader.font() { field.font = font }
    reader.text("text") { field.text = $0 }
    reader.text("placeholder") { field.placeholder = $0 }
    reader.color("textColor") { field.textColor = $0 }
    noteNil(reader, "textColor")
    reader.choice("textAlignment", TextChoices.alignment) { field.textAlignment = $0 }
    reader.choice(
      "borderStyle",
      ["none": UITextField.BorderStyle.none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect]
    ) { field.borderStyle = $0 }
    reader.choice("clearButtonMode", Self.viewModes) { field.clearButtonMode = $0 }
    reader.bool("clearsOnBeginEditing") { field.clearsOnBeginEditing = $0 }
    reader.bool("adjustsFontSizeToFit") { field.adjustsFontSizeToFitWidth = $0 }
    reader.number("minimumFontSize") { field.minimumFontSize = $0 }
    reader.bool("adjustsFontForContentSizeCategory") { field.adjustsFontForContentSizeCategory = $0 }
    reader.bool("allowsEditingTextAttributes") { field.allowsEditingTextAttributes = $0 }
    reader.image("background") { field.background = $0 }
    reader.image("disabledBackground") { field.disabledBackground = $0 }
    if let text = reader.child(key: "attributedText", names: ["attributedString"]) {
      field.attributedText = document.attributedText(text)
    }
    if let text = reader.child(key: "attributedPlaceholder", names: ["attributedString"]) {
      field.attributedPlaceholder = document.attributedText(text)
    }
    readControl(reader, field)
    if let traits = reader.child(key: "textInputTraits") { readInputTraits(traits, field) }
  }

  func readTextView(_ reader: ElementReader, _ view: UITextView) {
    readScrollView(reader, view)
    if let font = reader.font() { view.font = font }
    reader.text("text") { view.text = $0 }
    reader.color("textColor") { view.textColor = $0 }
    noteNil(reader, "textColor", "text")
    reader.choice("textAlignment", TextChoices.alignment) { view.textAlignment = $0 }
    reader.bool("editable") { view.isEditable = $0 }
    reader.bool("selectable") { view.isSelectable = $0 }
    reader.bool("adjustsFontForContentSizeCategory") { view.adjustsFontForContentSizeCategory = $0 }
    reader.bool("allowsEditingTextAttributes") { view.allowsEditingTextAttributes = $0 }
    if let text = reader.child(key: "attributedText", names: ["attributedString"]) {
      view.attributedText = document.attributedText(text)
    }
    if let detectors = reader.child(key: "dataDetectorTypes") {
      view.dataDetectorTypes = dataDetectors(detectors)
    }
    if let traits = reader.child(key: "textInputTraits") { readInputTraits(traits, view) }
  }

  private func dataDetectors(_ element: IBElement) -> UIDataDetectorTypes {
    let reader = document.reader(element)
    defer { reader.finish() }
    var types: UIDataDetectorTypes = []
    let names: [(String, UIDataDetectorTypes)] = [
      ("phoneNumber", .phoneNumber), ("link", .link), ("address", .address),
      ("calendarEvent", .calendarEvent), ("shipmentTrackingNumber", .shipmentTrackingNumber),
      ("flightNumber", .flightNumber), ("lookupSuggestion", .lookupSuggestion), ("all", .all),
    ]
    for (name, type) in names where reader.bool(name) == true { types.insert(type) }
    return types
  }

  func readSearchBar(_ reader: ElementReader, _ bar: UISearchBar) {
    reader.text("text") { bar.text = $0 }
    reader.text("placeholder") { bar.placeholder = $0 }
    reader.text("prompt") { bar.prompt = $0 }
    reader.bool("showsCancelButton") { bar.showsCancelButton = $0 }
    reader.bool("showsBookmarkButton") { bar.showsBookmarkButton = $0 }
    reader.bool("showsSearchResultsButton") { bar.showsSearchResultsButton = $0 }
    reader.bool("showsScopeBar") { bar.showsScopeBar = $0 }
    reader.bool("translucent") { bar.isTranslucent = $0 }
    reader.color("barTintColor") { bar.barTintColor = $0 }
    reader.choice("barStyle", BarChoices.styles) { bar.barStyle = $0 }
    reader.choice(
      "searchBarStyle", ["default": UISearchBar.Style.default, "prominent": .prominent, "minimal": .minimal]
    ) { bar.searchBarStyle = $0 }
    if let titles = reader.child("scopeButtonTitles") {
      let texts = titles.children.map(document.text(of:))
      bar.scopeButtonTitles = texts.enumerated().map { index, text in
        document.localization.text(reader.id, "scopeButtonTitles[\(index)]") ?? text
      }
    }
    if let traits = reader.child(key: "textInputTraits") { readInputTraits(traits, bar) }
  }

  // MARK: Keyboards

  private func readInputTraits(_ element: IBElement, _ input: any InputTraitsSettable) {
    let reader = document.reader(element)
    defer { reader.finish() }
    reader.choice("autocapitalizationType", Self.capitalization) { input.autocapitalizationType = $0 }
    reader.choice("keyboardType", Self.keyboards) { input.keyboardType = $0 }
    reader.choice("returnKeyType", Self.returnKeys) { input.returnKeyType = $0 }
    reader.choice(
      "keyboardAppearance",
      ["default": UIKeyboardAppearance.default, "alert": .dark, "dark": .dark, "light": .light]
    ) { input.keyboardAppearance = $0 }
    reader.bool("secureTextEntry") { input.isSecureTextEntry = $0 }
    reader.bool("enablesReturnKeyAutomatically") { input.enablesReturnKeyAutomatically = $0 }
    reader.string("textContentType") { input.textContentType = UITextContentType(rawValue: $0) }
    reader.choice(
      "autocorrectionType", ["default": UITextAutocorrectionType.default, "no": .no, "yes": .yes]
    ) { input.autocorrectionType = $0 }
    reader.choice(
      "spellCheckingType", ["default": UITextSpellCheckingType.default, "no": .no, "yes": .yes]
    ) { input.spellCheckingType = $0 }
    let smart = input as? any SmartInputTraitsSettable
    reader.choice("smartDashesType", ["default": UITextSmartDashesType.default, "no": .no, "yes": .yes]) {
      smart?.smartDashesType = $0
    }
    reader.choice("smartQuotesType", ["default": UITextSmartQuotesType.default, "no": .no, "yes": .yes]) {
      smart?.smartQuotesType = $0
    }
    reader.choice(
      "smartInsertDeleteType", ["default": UITextSmartInsertDeleteType.default, "no": .no, "yes": .yes]
    ) { smart?.smartInsertDeleteType = $0 }
  }

  /// Marks `<nil key="…"/>` children as read: nil is the default anyway.
  func noteNil(_ reader: ElementReader, _ keys: String...) {
    for key in keys { _ = reader.child(key: key, names: ["nil"]) }
  }

  private static let baselines: [String: UIBaselineAdjustment] = [
    "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
  ]

  private static let viewModes: [String: UITextField.ViewMode] = [
    "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
  ]

  private static let capitalization: [String: UITextAutocapitalizationType] = [
    "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
  ]

  private static let keyboards: [String: UIKeyboardType] = [
    "default": .default, "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
    "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
    "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
    "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
    "ASCIICapableNumberPad": .asciiCapableNumberPad,
  ]

  private static let returnKeys: [String: UIReturnKeyType] = [
    "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
    "search": .search, "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall,
    "continue": .continue,
  ]
}

/// The text input traits of classes that allow setting them; `UITextInputTraits` itself only has getters.
@MainActor
protocol InputTraitsSettable: AnyObject {
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  var spellCheckingType: UITextSpellCheckingType { get set }
  var keyboardType: UIKeyboardType { get set }
  var keyboardAppearance: UIKeyboardAppearance { get set }
  var returnKeyType: UIReturnKeyType { get set }
  var enablesReturnKeyAutomatically: Bool { get set }
  var isSecureTextEntry: Bool { get set }
  var textContentType: UITextContentType! { get set }
}

@MainActor
protocol SmartInputTraitsSettable: AnyObject {
  var smartQuotesType: UITextSmartQuotesType { get set }
  var smartDashesType: UITextSmartDashesType { get set }
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
}

extension UITextField: InputTraitsSettable, SmartInputTraitsSettable {}
extension UITextView: InputTraitsSettable, SmartInputTraitsSettable {}
extension UISearchBar: InputTraitsSettable {}
