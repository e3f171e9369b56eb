import AccessibilityTree
import Foundation

/// Reads Maestro's hierarchy: what `maestro hierarchy` prints (objects with `attributes` and `children`), and what its
/// driver answers (`axElement`, with XCUITest's element types).
///
/// The printed form may have neither types nor frames with fractions of points; what is an element is told from names.
enum MaestroReader {
  private enum Document: Decodable {
    case printed(Node)
    case driver(AXElement)

    private enum CodingKeys: CodingKey { case axElement, attributes }

    init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: CodingKeys.self)
      if object.contains(.axElement) {
        self = .driver(try object.decode(AXElement.self, forKey: .axElement))
      } else if object.contains(.attributes) {
        self = .printed(try Node(from: decoder))
      } else {
        self = .driver(try AXElement(from: decoder))
      }
    }
  }

  /// An object as it is printed.
  private struct Node: Decodable {
    var attributes: [String: String?]?
    var children: [Node]?
    var enabled: Bool?
    var selected: Bool?
    var checked: Bool?
    var focused: Bool?
  }

  /// An object of the driver.
  private struct AXElement: Decodable {
    struct Frame: Decodable {
      var x, y, width, height: Double
      private enum CodingKeys: String, CodingKey {
        case x = "X"
        case y = "Y"
        case width = "Width"
        case height = "Height"
      }
    }
    var elementType: Int
    var frame: Frame
    var identifier: String?
    var label: String?
    var title: String?
    var value: String?
    var placeholderValue: String?
    var enabled: Bool?
    var selected: Bool?
    var hasFocus: Bool?
    var children: [AXElement]?
  }

  static func read(_ data: Data, file: String) throws(CaptureError) -> [CaptureNode] {
    let document = try JSONCaptureReader.decode(Document.self, from: data, file: file)
    var counter = CaptureCounter(file: file)
    var drafts: [ElementKinds.Draft]
    switch document {
    case .printed(let node): drafts = [try draft(node, around: [], path: "", counter: &counter, file: file)]
    case .driver(let element): drafts = [try draft(element, around: [], counter: &counter)]
    }
    ElementKinds.markElements(&drafts)
    return drafts.map(\.node)
  }

  private static func draft(
    _ node: Node, around: [String], path: String, counter: inout CaptureCounter, file: String
  ) throws(CaptureError) -> ElementKinds.Draft {
    func attribute(_ keys: String...) -> String? {
      keys.lazy.compactMap { node.attributes?[$0] ?? nil }.first { !$0.isEmpty }
    }
    var draft = CaptureDraft()
    draft.number = try counter.next(depth: around.count)
    draft.type = kind(attribute("elementType", "class")) ?? "Other"
    draft.label = attribute("accessibilityText", "title")
    draft.value = attribute("value")
    draft.placeholder = attribute("hintText")
    draft.name = attribute("resource-id")
    if draft.label == nil, draft.value == nil { draft.label = attribute("text") }
    if let bounds = attribute("bounds") {
      guard let frame = frame(bounds) else {
        throw CaptureError(
          file: file,
          problem: "\(path)attributes.bounds: \"\(bounds)\" is not a frame: expected [left,top][right,bottom]"
        )
      }
      draft.frame = frame
    }
    draft.traits = ElementKinds.traits(of: draft.type)
    func isOn(_ flag: Bool?, _ key: String) -> Bool { flag ?? (attribute(key) == "true") }
    if node.enabled == false || attribute("enabled") == "false" { draft.traits.insert(.notEnabled) }
    if isOn(node.selected, "selected") { draft.traits.insert(.selected) }
    if isOn(node.checked, "checked") {
      // Only a switch that is on says so; one that is off looks like any view.
      if draft.type == "Other" { draft.type = "Switch" }
      draft.traits.formUnion(ElementKinds.traits(of: "Switch"))
      draft.value = draft.value ?? "1"
    }
    draft.complete(within: around)
    var result = ElementKinds.Draft(draft)
    for (index, child) in (node.children ?? []).enumerated() {
      result.children.append(
        try self.draft(
          child, around: around + [draft.type], path: "\(path)children[\(index)].", counter: &counter,
          file: file))
    }
    return result
  }

  private static func draft(
    _ element: AXElement, around: [String], counter: inout CaptureCounter
  ) throws(CaptureError) -> ElementKinds.Draft {
    var draft = CaptureDraft()
    draft.number = try counter.next(depth: around.count)
    draft.type = XCUIElementTypes.name(element.elementType)
    draft.label = [element.label, element.title].lazy.compactMap { $0 }.first { !$0.isEmpty }
    draft.value = element.value
    draft.name = element.identifier
    draft.placeholder = element.placeholderValue.flatMap { $0.isEmpty ? nil : $0 }
    let frame = element.frame
    draft.frame = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    draft.traits = ElementKinds.traits(of: draft.type)
    if element.enabled == false { draft.traits.insert(.notEnabled) }
    if element.selected == true { draft.traits.insert(.selected) }
    draft.complete(within: around)
    var result = ElementKinds.Draft(draft)
    for child in element.children ?? [] {
      result.children.append(try self.draft(child, around: around + [draft.type], counter: &counter))
    }
    return result
  }

  /// `[left,top][right,bottom]`.
  private static func frame(_ text: String) -> CGRect? {
    let numbers = text.split { "[],".contains($0) }.map { Double($0) }
    let known = numbers.compactMap { $0 }.filter { $0.isFinite && abs($0) < 1e9 }
    guard numbers.count == 4, known.count == 4 else { return nil }
    return CGRect(x: known[0], y: known[1], width: known[2] - known[0], height: known[3] - known[1])
  }

  private static func kind(_ text: String?) -> String? {
    guard let text else { return nil }
    if let number = Int(text) { return XCUIElementTypes.name(number) }
    return text.hasPrefix(PageSource.prefix) ? String(text.dropFirst(PageSource.prefix.count)) : text
  }
}

/// The raw values of `XCUIElement.ElementType`.
///
/// <https://developer.apple.com/documentation/xcuiautomation/xcuielement/elementtype>
enum XCUIElementTypes {
  private static let names = [
    "Any", "Other", "Application", "Group", "Window", "Sheet", "Drawer", "Alert", "Dialog", "Button",
    "RadioButton", "RadioGroup", "CheckBox", "DisclosureTriangle", "PopUpButton", "ComboBox", "MenuButton",
    "ToolbarButton", "Popover", "Keyboard", "Key", "NavigationBar", "TabBar", "TabGroup", "Toolbar",
    "StatusBar",
    "Table", "TableRow", "TableColumn", "Outline", "OutlineRow", "Browser", "CollectionView", "Slider",
    "PageIndicator", "ProgressIndicator", "ActivityIndicator", "SegmentedControl", "Picker", "PickerWheel",
    "Switch", "Toggle", "Link", "Image", "Icon", "SearchField", "ScrollView", "ScrollBar", "StaticText",
    "TextField", "SecureTextField", "DatePicker", "TextView", "Menu", "MenuItem", "MenuBar", "MenuBarItem",
    "Map", "WebView", "IncrementArrow", "DecrementArrow", "Timeline", "RatingIndicator", "ValueIndicator",
    "SplitGroup", "Splitter", "RelevanceIndicator", "ColorWell", "HelpTag", "Matte", "DockItem", "Ruler",
    "RulerMarker", "Grid", "LevelIndicator", "Cell", "LayoutArea", "LayoutItem", "Handle", "Stepper", "Tab",
    "TouchBar", "StatusItem",
  ]

  /// The name of a type; `Other` for an unknown one.
  static func name(_ value: Int) -> String { names.indices.contains(value) ? names[value] : "Other" }
}
