import Foundation
import Testing

@testable import Captures

@Suite("What the system made on a recorded screen")
struct SystemObjectsTests {
  private func button(_ label: String, _ x: Double, _ y: Double, id: String? = nil) -> String {
    let unique = id.map { "\"\($0)\"" } ?? "null"
    return """
      {"AXLabel": "\(label)", "AXUniqueId": \(unique), "type": "Button", "role": "AXButton", "enabled": true,
       "frame": {"x": \(x), "y": \(y), "width": 39, "height": 54}, "children": []}
      """
  }

  private func area(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    """
    {"AXLabel": null, "AXUniqueId": null, "type": "GenericElement", "role": "AXGenericElement", "enabled": true,
     "frame": {"x": \(x), "y": \(y), "width": \(width), "height": \(height)}, "children": []}
    """
  }

  /// The labels of what is not the system's.
  private func labels(_ objects: [String]) throws -> [String] {
    let text = """
      [{"AXLabel": "Chat", "type": "Application", "role": "AXApplication", "enabled": true,
        "frame": {"x": 0, "y": 0, "width": 402, "height": 874},
        "children": [\(objects.joined(separator: ","))]}]
      """
    let capture = try Capture(data: Data(text.utf8), file: "chat.json")
    let system = capture.systemObjects
    var found: [String] = []
    var rest = capture.roots
    while let node = rest.popLast() {
      if !system.contains(node.number), node.children.isEmpty { found.append(node.label ?? "") }
      rest += node.children.reversed()
    }
    return found
  }

  @Test("Keys are known by the identifiers of some, in any language")
  func keyboard() throws {
    let keys = [
      button("ㅂ", 0, 590), button("ㅈ", 40, 590), button("삭제", 360, 700, id: "delete"),
      button("스페이스", 120, 752, id: "space"), button("音声入力", 325, 805, id: "dictation"),
    ]
    let app = [button("閉じる", 362, 72), button("Send", 300, 480)]
    #expect(try labels(app + keys + [area(0, 583, 402, 291)]) == ["閉じる", "Send"])
    #expect(
      try labels(app + [area(0, 538, 134, 45), area(134, 538, 134, 45)] + keys + [area(0, 583, 402, 291)])
        == ["閉じる", "Send"], "with the bar of suggestions")
    #expect(try labels(app + keys) == ["閉じる", "Send", "ㅂ", "ㅈ"], "nothing joins the letters to the keys")
    let near = [button("q", 0, 640), button("w", 40, 640)]
    #expect(try labels(app + near + keys.suffix(3)) == ["閉じる", "Send"], "letters right above the keys")
  }

  @Test("A button with the name of a key makes no keyboard")
  func none() throws {
    let app = [button("Delete", 16, 700, id: "delete"), button("More", 60, 700, id: "more")]
    #expect(try labels(app) == ["Delete", "More"])
  }

  @Test("What ends a search is the system's, and what is in a web page is known")
  func searchAndWeb() throws {
    func object(_ type: String, _ label: String, _ children: String = "") -> String {
      """
      <XCUIElementType\(type) type="XCUIElementType\(type)" name="\(label)" label="\(label)" enabled="true" \
      visible="true" accessible="true" x="0" y="0" width="40" height="40" traits="">\(children)</XCUIElementType\(type)>
      """
    }
    let text = object(
      "Application", "App",
      object("Toolbar", "Bar", object("SearchField", "Search") + object("Button", "close"))
        + object("Button", "close") + object("WebView", "Page", object("Link", "More")))
    let capture = try Capture(data: Data(text.utf8), file: "search.xml")
    var types: [String: [String]] = [:]
    var rest = capture.roots
    let (system, web) = (capture.systemObjects, capture.webObjects)
    while let node = rest.popLast() {
      if system.contains(node.number) { types["system", default: []].append(node.label ?? "") }
      if web.contains(node.number) { types["web", default: []].append(node.label ?? "") }
      rest += node.children.reversed()
    }
    #expect(types == ["system": ["close"], "web": ["More"]])
  }
}
