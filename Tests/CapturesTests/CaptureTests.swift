import AccessibilityTree
import Foundation
import Testing
import VoiceOver

@testable import Captures

@Suite("Captures")
struct CaptureTests {
  private func node(_ type: String, _ attributes: String = "", _ inside: String = "") -> String {
    "<XCUIElementType\(type) x=\"0\" y=\"0\" width=\"300\" height=\"40\" visible=\"true\" "
      + "\(attributes)>\(inside)</XCUIElementType\(type)>"
  }

  private func said(_ xml: String) throws -> [String] {
    let tree = try Capture(data: Data(xml.utf8)).tree()
    return ScreenReader().transcript(of: tree).map { $0.utterance.without([.hint]).text() }
  }

  @Test("Types stand in for the traits that a recorder does not print")
  func traits() throws {
    let fields =
      node("SecureTextField", #"accessible="true" label="Password" value="••" traits="""#)
      + node("Switch", #"accessible="true" label="Wi-Fi" value="1" traits="Button""#)
    #expect(
      try said(node("Window", "", fields)) == [
        "Password 2 bullets Secure text field", "Wi-Fi Switch button on",
      ])
  }

  @Test("A value that only repeats the label, or says that a button is selected, is not spoken")
  func values() throws {
    let xml =
      node("StaticText", #"accessible="true" label="Hi" value="Hi" traits="StaticText""#)
      + node("Button", #"accessible="true" label="All" value="1" traits="Selected, Button""#)
    #expect(try said(node("Window", "", xml)) == ["Hi", "selected All Button"])
  }

  @Test("What lies behind an alert is not read")
  func alert() throws {
    let behind = node("Window", "", node("Button", #"accessible="true" label="Behind" traits="Button""#))
    let text = node("StaticText", #"accessible="true" label="Sure?" traits="StaticText""#)
    let front = node("Window", "", node("Other", "", node("Alert", #"label="Sure?""#, text)))
    #expect(try said(node("Application", "", behind + front)) == ["Alert Sure?"])
  }

  @Test("A covered element is not read, wherever its screen begins")
  func covered() throws {
    // By way of its edges, 300.3 becomes another number.
    let frame = #"x="320.1" y="0" width="300.3" height="40""#
    let button =
      #"<XCUIElementTypeButton \#(frame) visible="false" accessible="true" label="Covered" traits="Button"/>"#
    let front =
      #"<XCUIElementTypeButton \#(frame) visible="true" accessible="true" label="In front" traits="Button"/>"#
    let xml = "<XCUIElementTypeWindow \(frame) visible=\"true\">\(button)\(front)</XCUIElementTypeWindow>"
    let words = try said(xml)
    #expect(words == ["In front Button"])
  }

  @Test("A processing instruction is refused with its place, even one that has a name alone")
  func instructions() throws {
    for text in ["<?xm?>", "<?xm ?>", "<?xml-stylesheet href=\"a\"?>", "<?xml?>"] {
      let xml = "<?xml version=\"1.0\"?>\n" + node("Window", "", text)
      let error = #expect(throws: CaptureError.self, "\(text)") { try Capture(data: Data(xml.utf8)) }
      #expect(
        error?.line == 2 && error?.column == node("Window").count - "</XCUIElementTypeWindow>".count + 1)
    }
  }

  @Test("Tabs are counted")
  func tabs() throws {
    let xml =
      node("Button", #"accessible="true" label="One" traits="Selected, Button" value="1""#)
      + node("Button", #"accessible="true" label="Two" traits="Button""#)
    #expect(
      try said(node("TabBar", #"label="Tab Bar""#, xml)) == [
        "Tab Bar selected One Tab 1 of 2", "Two Tab 2 of 2",
      ])
  }

  @Test(
    "What is no capture is refused with its place",
    arguments: [
      ("", nil), ("hello", nil), ("<html/>", 1), ("<XCUIElementTypeOther x=\"wide\"/>", 1),
      ("<XCUIElementTypeOther>\n<XCUIElementTypeOther>", 2), ("{}", nil), ("[1]", nil), ("{", nil),
      ("<XCUIElementTypeOther>\n\n<b/></XCUIElementTypeOther>", 3), ("\u{0}\u{1}", nil),
    ] as [(String, Int?)])
  func refused(text: String, line: Int?) throws {
    let error = #expect(throws: CaptureError.self) { try Capture(data: Data(text.utf8), file: "a.xml") }
    if let line { #expect(error?.line == line) }
    #expect(error?.description.hasPrefix("a.xml") == true)
  }

  @Test(
    "What is wrong in JSON is told with the place where it stands, in every form",
    arguments: [
      (#"[{"type": "Button", "frame": {"x": 0, "y": 0, "width": 1}}]"#, "[0].frame", "height"),
      (#"{"type": "Button", "frame": {"x": 0, "y": "low", "width": 1, "height": 1}}"#, "frame.y", "Double"),
      (#"{"data": {"entries": [{"role": "Button"}]}}"#, "data.entries[0]", "frame"),
      (
        #"[{"frame": {"x": 0, "y": 0, "width": 1, "height": 1}, "children": [{"AXLabel": 1}]}]"#,
        "[0].children[0]", "frame"
      ),
    ])
  func wrongJSON(text: String, place: String, problem: String) {
    let error = #expect(throws: CaptureError.self) { try Capture(data: Data(text.utf8), file: "a.json") }
    #expect(error?.description.contains(place) == true, "\(error?.description ?? "")")
    #expect(error?.description.contains(problem) == true, "\(error?.description ?? "")")
  }

  @Test("Endless nesting is refused before it exhausts the stack")
  func nesting() {
    let text = String(repeating: "<XCUIElementTypeOther>", count: 5000)
    #expect(throws: CaptureError.self) { try Capture(data: Data(text.utf8)) }
  }

  @Test("An entity bomb is refused or stays small", .timeLimit(.minutes(1)))
  func entityBomb() {
    var text = "<!DOCTYPE a [<!ENTITY e0 \"boom\">"
    for level in 1...12 {
      text += "<!ENTITY e\(level) \"\(String(repeating: "&e\(level - 1);", count: 10))\">"
    }
    text += "]><XCUIElementTypeOther label=\"&e12;\"/>"
    let label = try? Capture(data: Data(text.utf8)).roots.first?.label
    #expect((label ?? "").count < 1_000_000)
  }

  @Test("Damaged captures are read or refused, never more")
  func fuzz() throws {
    let whole = Array(node("Window", #"label="a&amp;b" traits="Button""#, node("Cell")).utf8)
    var random = SystemRandomNumberGenerator()
    for _ in 0..<300 {
      var damaged = whole
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0..<damaged.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: damaged[place] = UInt8.random(in: 0...255, using: &random)
        case 1: damaged.remove(at: place)
        default: damaged.insert(contentsOf: whole.suffix(10), at: place)
        }
      }
      do {
        _ = try Capture(data: Data(damaged)).tree()
      } catch {
        #expect(error.line.map { $0 >= 1 } ?? true)
      }
    }
  }

  @Test("idb's JSON is read")
  func json() throws {
    let json = #"""
      [{"type": "Application", "frame": {"x": 0, "y": 0, "width": 400, "height": 800}, "children": [
        {"type": "Button", "AXLabel": "Go", "enabled": false, "frame": {"x": 0, "y": 90, "width": 40, "height": 40}},
        {"type": "Heading", "AXLabel": "Top", "frame": {"x": 0, "y": 0, "width": 40, "height": 40}}]}]
      """#
    #expect(try said(json) == ["Top Heading", "Go dimmed Button"])
  }
}
