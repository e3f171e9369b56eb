import AccessibilityTree
import AssistiveTechnology
import CurbcutUIKit
import Foundation

/// The live controls on which a statement is tried.
enum StatementTrial {
  /// In the written style, every part.
  case written([UIView])
  /// The words that are spoken, as many parts as can be said without acting.
  case spoken([UIView], count: Int)
  /// What is heard while somebody acts: for each part of the sentence the gestures that lead to it, none
  /// for what is said first.
  case acted([UIView], [[Gesture.Kind]])
  /// The words of a language.
  case words(String)
  /// The quoted words are said of an element with the trait.
  case traitWord(AccessibilityTraits)

  /// - Returns: nil when the statement cannot be made into a control.
  @MainActor
  init?(for statement: Statement) {
    if statement.kind == "documented", statement.control.hasPrefix("trait "),
      statement.utterance.contains("\""),
      let trait = AccessibilityTraits(name: String(statement.control.dropFirst(6))),
      !["tabBar", "keyboardKey"].contains(statement.control.dropFirst(6))
    {
      self = .traitWord(trait)
      return
    }
    if statement.control.hasPrefix("vocabulary ") {
      self = .words(String(statement.control.dropFirst(11)))
      return
    }
    switch statement.kind {
    case "simulated-26.2":
      guard let views = Self.simulated(statement.control, statement.config) else { return nil }
      self = .written(views)
    case "recorded", "documented", "spec-example":
      if let (views, gestures) = Self.acted(statement.control, statement.config) {
        self = .acted(views, gestures)
      } else if let (views, count) = Self.heard(statement.control, statement.config) {
        self = .spoken(views, count: count)
      } else {
        return nil
      }
    default: return nil
    }
  }

  // MARK: Controls of the snapshot tool's screens

  @MainActor
  private static func simulated(_ control: String, _ config: String) -> [UIView]? {
    switch (control, config) {
    case ("UISlider", "min 0 max 100 value 75"):
      let slider = UISlider()
      slider.minimumValue = 0
      slider.maximumValue = 100
      slider.value = 75
      return [slider]
    case ("UIPageControl", "3 pages, page index 1"):
      let control = UIPageControl()
      control.numberOfPages = 3
      control.currentPage = 1
      return [control]
    case ("UISegmentedControl", "A,B(selected),C"):
      let control = UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"])
      control.selectedSegmentIndex = 1
      return [control]
    case ("UISwitch", _): return [makeSwitch(config)]
    case ("UIStepper", "value at minimum"): return [UIStepper()]
    case ("UIView with private switch trait + button", _):
      return ["1", "0", "2"].map { plain("Fake Label", value: $0, traits: [.button, .toggleButton]) }
    case ("UIView with private switch trait only", _):
      return ["1", "3"].map { plain("Fake Label", value: $0, traits: .toggleButton) }
    case ("container with .tabBar trait, UIButtons", _): return [tabs()]
    case ("UITabBar item", "6 items"): return [tabBar()]
    case ("UIButton, traits replaced", _):
      return buttons([
        ("01", .none), ("02", .button), ("03", .link), ("04", .header), ("05", .searchField),
        ("06", .image), ("07", .selected), ("12", .notEnabled), ("15", .adjustable),
      ])
    case ("UIButton, two traits", _):
      return buttons([
        ("19", [.button, .link]), ("20", [.button, .header]), ("21", [.button, .searchField]),
        ("22", [.button, .image]), ("23", [.button, .selected]), ("24", [.button, .notEnabled]),
        ("25", [.button, .adjustable]),
      ])
    case ("UIButton, all traits", _):
      return buttons([
        (
          "27",
          [
            .button, .link, .image, .selected, .playsSound, .keyboardKey, .staticText, .summaryElement,
            .notEnabled, .updatesFrequently, .searchField, .startsMediaSession, .adjustable,
            .allowsDirectInteraction, .causesPageTurn, .header,
          ]
        )
      ])
    case ("UIView element", _):
      return [
        plain(nil), plain("Label"), plain(nil, value: "Value"), plain(nil, hint: "Hint"),
        plain("Label", value: "Value"), plain("Label", hint: "Hint"),
        plain(nil, value: "Value", hint: "Hint"),
        plain("Label", value: "Value", hint: "Hint"),
      ]
    case ("UIView", "label + hint + adjustable"): return [plain("Label", hint: "Hint", traits: .adjustable)]
    case ("UIView", "button+header, nothing else"): return [plain(nil, traits: [.button, .header])]
    case ("accessibilityContainerType = .list", _): return [container(.list)]
    case ("accessibilityContainerType = .landmark", _): return [container(.landmark)]
    default: return nil
    }
  }

  @MainActor
  private static func makeSwitch(_ config: String) -> UISwitch {
    let control = UISwitch()
    let settings = config.components(separatedBy: ", ")
    control.isOn = settings.contains("on")
    control.isEnabled = !settings.contains("isEnabled=false")
    if config.hasPrefix("label") { control.accessibilityLabel = "Label" }
    if config.contains("accessibilityValue=\"Value\"") { control.accessibilityValue = "Value" }
    if config.contains("hint") { control.accessibilityHint = "Hint" }
    if config.contains("traits +=") {
      control.accessibilityTraits.formUnion([
        .selected, .header, .link, .adjustable, .image, .searchField,
      ])
    }
    return control
  }

  @MainActor
  private static func plain(
    _ label: String?, value: String? = nil, hint: String? = nil, traits: UIAccessibilityTraits = .none
  ) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.isAccessibilityElement = true
    view.accessibilityLabel = label
    view.accessibilityValue = value
    view.accessibilityHint = hint
    view.accessibilityTraits = traits
    return view
  }

  @MainActor
  private static func buttons(_ list: [(title: String, traits: UIAccessibilityTraits)]) -> [UIView] {
    list.map { title, traits in
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.accessibilityTraits = traits
      return button
    }
  }

  @MainActor
  private static func tabs() -> UIView {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    bar.accessibilityTraits = .tabBar
    for (index, name) in ["A", "B", "C", "D", "E"].enumerated() {
      let button = UIButton(type: .system)
      button.setTitle("Item \(name)", for: .normal)
      button.isEnabled = name != "C"
      button.frame = CGRect(x: index * 60, y: 0, width: 60, height: 40)
      bar.addSubview(button)
    }
    return bar
  }

  /// Five of the six items are described; the sixth is called as the others.
  @MainActor
  private static func tabBar() -> UITabBar {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 62))
    let items = ["Item A", "Item B", "Item C", nil, "Label", "Item F"].map {
      UITabBarItem(title: $0, image: nil, selectedImage: nil)
    }
    items[2].isEnabled = false
    items[4].accessibilityValue = "Value"
    items[4].accessibilityHint = "Hint"
    bar.items = items
    bar.selectedItem = items[1]
    return bar
  }

  @MainActor
  private static func container(_ type: UIAccessibilityContainerType) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    view.accessibilityContainerType = type
    let labels = (1...4).map { number in
      let label = UILabel(frame: CGRect(x: 0, y: number * 40, width: 100, height: 20))
      label.text = "Label \(number)"
      view.addSubview(label)
      return label
    }
    view.accessibilityElements = labels
    return view
  }

  // MARK: Controls that somebody heard

  /// Controls that somebody used, and how.
  @MainActor
  private static func acted(_ control: String, _ config: String) -> ([UIView], [[Gesture.Kind]])? {
    switch (control, config) {
    case ("UIStepper", "- then + "):
      let stepper = UIStepper()
      (stepper.value, stepper.stepValue) = (1, 0.05)
      return ([stepper], [[], [.swipe(.right), .tap(2)], [.swipe(.left), .tap(2)]])
    case ("UISlider (Settings > Speaking Rate)", "48 %"):
      return ([slider("Speaking Rate", 0.48)], [[], [.swipe(.down)], [.swipe(.up)]])
    case ("UITextField (Messages To:)", "begin editing"):
      let field = UITextField()
      field.accessibilityLabel = "To:"
      return ([field], [[.tap(2)]])
    default: return nil
    }
  }

  @MainActor
  private static func heard(_ control: String, _ config: String) -> ([UIView], count: Int)? {
    switch (control, config) {
    case ("UISlider", "standard, unconfigured, 50 %"): return ([slider(nil, 0.5)], 1)
    case ("UISlider", "accessibilityLabel = Volume, 50 %"): return ([slider("Volume", 0.5)], 1)
    case ("heading label", "Starbucks"):
      return ([plain("It's a great day for coffee", traits: .header)], 1)
    case ("button", "location prompt"):
      return ([plain("Don't remind me", traits: .button), plain("use my location", traits: .button)], 2)
    case ("link", ""):
      return ([plain("Label", traits: .link), plain("Label", traits: [.link, .notEnabled])], 2)
    case ("heading", ""): return ([plain("Categories", traits: .header)], 1)
    case ("UIPageControl-like player", _): return nil
    case ("segmented control", ""):
      let segments = UISegmentedControl(items: ["Weather", "Photos", "Clock"])
      segments.accessibilityLabel = "Favorite apps"
      segments.selectedSegmentIndex = 0
      segments.setEnabled(false, forSegmentAt: 2)
      return ([segments], 3)
    default: return nil
    }
  }

  @MainActor
  private static func slider(_ label: String?, _ value: Float) -> UISlider {
    let slider = UISlider()
    slider.value = value
    slider.accessibilityLabel = label
    return slider
  }
}
