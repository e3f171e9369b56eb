import CurbcutUIKit
import Foundation

extension NibDecoder {
  func readButton(_ reader: ElementReader, _ button: UIButton) {
    reader.choice("buttonType", Self.buttonTypes) { button.setButtonType($0) }
    readControl(reader, button)
    reader.bool("adjustsImageWhenHighlighted") { button.adjustsImageWhenHighlighted = $0 }
    reader.bool("adjustsImageWhenDisabled") { button.adjustsImageWhenDisabled = $0 }
    reader.bool("showsTouchWhenHighlighted") { button.showsTouchWhenHighlighted = $0 }
    reader.bool("reversesTitleShadowWhenHighlighted") { button.reversesTitleShadowWhenHighlighted = $0 }
    reader.bool("pointerInteraction") { button.isPointerInteractionEnabled = $0 }
    reader.bool("adjustsImageSizeForAccessibilityContentSizeCategory") {
      button.adjustsImageSizeForAccessibilityContentSizeCategory = $0
    }
    if let insets = reader.insets("contentEdgeInsets") { button.contentEdgeInsets = insets }
    if let insets = reader.insets("titleEdgeInsets") { button.titleEdgeInsets = insets }
    if let insets = reader.insets("imageEdgeInsets") { button.imageEdgeInsets = insets }
    if let font = reader.font() { button.titleLabel?.font = font }
    reader.choice("lineBreakMode", TextChoices.lineBreak) { button.titleLabel?.lineBreakMode = $0 }
    if let offset = reader.size("titleShadowOffset") { button.titleLabel?.shadowOffset = offset }
    reader.choice(
      "role",
      ["primary": UIButton.Role.primary, "cancel": .cancel, "destructive": .destructive, "normal": .normal]
    ) { button.role = $0 }
    let configuration = reader.child(key: "configuration", names: ["buttonConfiguration"])
    for state in reader.children("state") {
      readState(state, button, id: reader.id, takesTitle: configuration == nil)
    }
    if let configuration {
      button.configuration = self.configuration(configuration, button, id: reader.id)
    }
    if let menu = reader.child("menu") { button.menu = self.menu(menu) }
    reader.bool("showsMenuAsPrimaryAction") { button.showsMenuAsPrimaryAction = $0 }
    reader.bool("changesSelectionAsPrimaryAction") { button.changesSelectionAsPrimaryAction = $0 }
  }

  /// - Parameter takesTitle: whether to set the state's title. Interface Builder leaves an old title behind when a
  ///   button
  ///   is given a configuration, which has its own title or none.
  private func readState(_ element: IBElement, _ button: UIButton, id: String?, takesTitle: Bool) {
    let reader = document.reader(element)
    defer { reader.finish() }
    guard let key = element.key, let state = Self.states[key] else {
      document.warn("‘\(element.key ?? "")’ is not a state of a button", at: element)
      return
    }
    reader.text("title", property: "\(key)Title", of: id) {
      if takesTitle { button.setTitle($0, for: state) }
    }
    reader.image("image") { button.setImage($0, for: state) }
    reader.image("backgroundImage") { button.setBackgroundImage($0, for: state) }
    reader.color("titleColor") { button.setTitleColor($0, for: state) }
    reader.color("titleShadowColor") { button.setTitleShadowColor($0, for: state) }
    noteNil(reader, "titleColor", "titleShadowColor", "title")
    if let text = reader.child(key: "attributedTitle", names: ["attributedString"]) {
      button.setAttributedTitle(document.attributedText(text), for: state)
    }
    if let symbol = reader.child(key: "preferredSymbolConfiguration") {
      button.setPreferredSymbolConfiguration(document.symbolConfiguration(symbol), forImageIn: state)
    }
  }

  // MARK: Configurations

  private func configuration(
    _ element: IBElement, _ button: UIButton, id: String?
  ) -> UIButton.Configuration {
    let reader = document.reader(element)
    defer { reader.finish() }
    var configuration = UIButton.Configuration.plain()
    reader.choice("style", Self.configurations) { configuration = $0() }
    reader.text("title", property: "configuration.title", of: id) { configuration.title = $0 }
    reader.text("subtitle", property: "configuration.subtitle", of: id) { configuration.subtitle = $0 }
    reader.image("image") { configuration.image = $0 }
    reader.number("imagePadding") { configuration.imagePadding = $0 }
    reader.number("titlePadding") { configuration.titlePadding = $0 }
    reader.bool("showsActivityIndicator") { configuration.showsActivityIndicator = $0 }
    reader.choice("cornerStyle", Self.cornerStyles) { configuration.cornerStyle = $0 }
    reader.choice("buttonSize", Self.buttonSizes) { configuration.buttonSize = $0 }
    reader.choice(
      "imagePlacement",
      [
        "leading": NSDirectionalRectEdge.leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
        "all": .all,
      ]
    ) { configuration.imagePlacement = $0 }
    reader.choice(
      "titleAlignment",
      [
        "automatic": UIButton.Configuration.TitleAlignment.automatic, "leading": .leading, "center": .center,
        "trailing": .trailing,
      ]
    ) { configuration.titleAlignment = $0 }
    reader.color("baseForegroundColor") { configuration.baseForegroundColor = $0 }
    reader.color("baseBackgroundColor") { configuration.baseBackgroundColor = $0 }
    if let insets = reader.directionalInsets("contentInsets") { configuration.contentInsets = insets }
    if let symbol = reader.child(key: "preferredSymbolConfigurationForImage") {
      configuration.preferredSymbolConfigurationForImage = document.symbolConfiguration(symbol)
    }
    if let background = reader.child(key: "background") {
      readBackground(background, into: &configuration.background)
    }
    if let text = reader.child(key: "attributedTitle", names: ["attributedString"]) {
      configuration.attributedTitle = AttributedString(document.attributedText(text).string)
    }
    readTitleFonts(reader, &configuration)
    return configuration
  }

  private func readTitleFonts(_ reader: ElementReader, _ configuration: inout UIButton.Configuration) {
    if let font = reader.font("titleFontDescription") {
      configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
        var outgoing = incoming
        outgoing.font = font
        return outgoing
      }
    }
    if let font = reader.font("subtitleFontDescription") {
      configuration.subtitleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
        var outgoing = incoming
        outgoing.font = font
        return outgoing
      }
    }
  }

  private func readBackground(_ element: IBElement, into background: inout UIBackgroundConfiguration) {
    let reader = document.reader(element)
    defer { reader.finish() }
    reader.note("key")
    if let color = reader.color("backgroundColor") { background.backgroundColor = color }
    if let color = reader.color("strokeColor") { background.strokeColor = color }
    if let width = reader.number("strokeWidth") { background.strokeWidth = width }
    if let radius = reader.number("cornerRadius") { background.cornerRadius = radius }
    if let image = reader.image("image") { background.image = image }
  }

  // MARK: Menus

  func menu(_ element: IBElement) -> UIMenu {
    let reader = document.reader(element)
    defer { reader.finish() }
    reader.note("key", "identifier")
    var options: UIMenu.Options = []
    if let flags = reader.child(key: "options") {
      let inner = document.reader(flags)
      if inner.bool("displayInline") == true { options.insert(.displayInline) }
      if inner.bool("destructive") == true { options.insert(.destructive) }
      if inner.bool("singleSelection") == true { options.insert(.singleSelection) }
      inner.finish()
    }
    let title = reader.text("title") ?? ""
    let image = reader.image("image")
    var entries: [UIMenuElement] = []
    for list in reader.children("children") {
      for child in list.children {
        if let entry = menuEntry(child) { entries.append(entry) }
      }
    }
    return UIMenu(title: title, image: image, options: options, children: entries)
  }

  private func menuEntry(_ element: IBElement) -> UIMenuElement? {
    switch element.name {
    case "menu": return menu(element)
    case "command", "action", "keyCommand":
      let reader = document.reader(element)
      defer { reader.finish() }
      reader.note("identifier", "discoverabilityTitle", "input", "modifierFlags", "keyEquivalent")
      reader.note(children: "keyModifierFlags")
      let title = reader.text("title") ?? ""
      let image = reader.image("image")
      var attributes: UIMenuElement.Attributes = []
      if let flags = reader.child(key: "attributes") {
        let inner = document.reader(flags)
        if inner.bool("destructive") == true { attributes.insert(.destructive) }
        if inner.bool("disabled") == true { attributes.insert(.disabled) }
        if inner.bool("hidden") == true { attributes.insert(.hidden) }
        inner.finish()
      }
      var state = UIMenuElement.State.off
      reader.choice("state", ["on": UIMenuElement.State.on, "off": .off, "mixed": .mixed]) { state = $0 }
      let selector = commandSelector(reader)
      let target = commandTarget(reader)
      return UIAction(title: title, image: image, attributes: attributes, state: state) { action in
        guard let selector else { return }
        UIApplication.shared.sendAction(selector, to: target.object, from: action.sender, for: nil)
      }
    default:
      document.warn("<\(element.name)> is not a known menu entry", kind: "menu \(element.name)", at: element)
      return nil
    }
  }

  private func commandSelector(_ reader: ElementReader) -> Selector? {
    let connected = reader.element.child("connections")?.children.first { $0.name == "action" }
    let name = connected?["selector"] ?? reader.string("actionName") ?? reader.string("selector")
    return name.map { Selector($0) }
  }

  /// The target of a command; it has no object if the command goes up the responder chain.
  private func commandTarget(_ reader: ElementReader) -> CommandTarget {
    let target = CommandTarget()
    for list in reader.children("connections") {
      guard let action = list.children.first(where: { $0.name == "action" }), let id = action["destination"]
      else { continue }
      document.record(
        NibConnection(
          kind: .action(event: nil), name: action["selector"] ?? "", source: "", destination: id))
      setLater { [self] in target.object = object(id) }
    }
    return target
  }

  private final class CommandTarget {
    weak var object: AnyObject?
  }

  private static let buttonTypes: [String: UIButton.ButtonType] = [
    "custom": .custom, "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure,
    "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
  ]

  private static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "selected": .selected, "disabled": .disabled,
    "focused": .focused,
  ]

  private static let configurations: [String: () -> UIButton.Configuration] = [
    "plain": { .plain() }, "gray": { .gray() }, "tinted": { .tinted() }, "filled": { .filled() },
    "borderless": { .borderless() }, "bordered": { .bordered() }, "borderedTinted": { .borderedTinted() },
    "borderedProminent": { .borderedProminent() },
  ]

  private static let cornerStyles: [String: UIButton.Configuration.CornerStyle] = [
    "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
    "capsule": .capsule,
  ]

  private static let buttonSizes: [String: UIButton.Configuration.Size] = [
    "mini": .mini, "small": .small, "medium": .medium, "large": .large,
  ]
}
