import CurbcutUIKit
import DeviceSettings
import Foundation
import Testing

@testable import Inspector

@MainActor
@Suite("A running inspection", .serialized)
struct RunningInspectionTests {
  @Test func aPageHearsFirstWhatThereIs() throws {
    let form = try InspectedForm()
    #expect(form.messages.first?["kind"] as? String == "hello")
    let hello = try #require(form.last("hello"))
    #expect(hello["name"] as? String == "Form.storyboard")
    #expect((hello["settings"] as? [[String: Any]])?.count == Settings.table.count)
    #expect(
      (hello["screens"] as? [[String: Any]])?.compactMap { $0["title"] as? String } == ["Form", "Thanks"])
    for kind in ["screen", "settings", "overlay", "tree", "braille", "recording"] {
      #expect(form.last(kind) != nil, "\(kind)")
    }
    let picture = try #require(form.binaries.first.flatMap(InspectedForm.head))
    #expect(picture["isWhole"] as? Bool == true)
    #expect(picture["width"] as? Int == 393 * 3)
  }

  @Test func aFlickMovesTheCursorAndSaysSo() throws {
    let form = try InspectedForm()
    #expect(form.said == ["Coffee, Heading"])
    try form.send("gesture", ["line": "swipe right"])
    #expect(form.said.last == "Order, Button, Sends it to the kitchen.")
    let overlay = try #require(form.last("overlay"))
    let cursor = try #require(overlay["cursor"] as? [String: Double])
    #expect(cursor["x"] == 20 && cursor["y"] == 120)
    #expect((form.last("braille")?["text"] as? String)?.hasPrefix("Order") == true)
    let said = try #require(form.last("said"))
    #expect(said["causeText"] as? String == "one-finger swipe right")
    #expect(said["element"] as? String == form.id(of: "Order"))
  }

  @Test func fingersAreVoiceOversWhileItRuns() throws {
    let form = try InspectedForm()
    // A flick to the right, as a mouse makes it.
    let steps = [("began", 100.0), ("moved", 140), ("moved", 190), ("moved", 240), ("ended", 260)]
    for (phase, x) in steps {
      try form.send("touch", ["id": 1, "phase": phase, "x": x, "y": 500], seconds: 0.02)
    }
    form.wait(0.5)
    #expect(form.said.contains("Order, Button, Sends it to the kitchen."))
  }

  @Test func fingersAreTheAppsWhileVoiceOverIsOff() throws {
    let form = try InspectedForm()
    try form.send("setting", ["key": "voiceOver.isRunning", "value": false])
    form.wait(0.3)
    #expect(form.last("overlay")?["cursor"] is NSNull)
    form.forget()
    // The switch, which stands at 20 180.
    try form.send("touch", ["id": 1, "phase": "began", "x": 40, "y": 195])
    try form.send("touch", ["id": 1, "phase": "ended", "x": 40, "y": 195], seconds: 0.1)
    form.wait(0.5)
    let nodes = try #require(form.last("tree")?["nodes"] as? [[String: Any]])
    #expect(nodes.first { $0["label"] as? String == "Milk" }?["value"] as? String == "0")
    #expect(!form.binaries.isEmpty)
    #expect(form.said.isEmpty)
  }

  @Test func theRotorIsTurnedTheShorterWay() throws {
    let form = try InspectedForm()
    let names = try #require(form.last("overlay")?["rotorItems"] as? [String])
    let wanted = try #require(names.first { $0 == "Headings" })
    try form.send("gesture", ["line": "rotor \(wanted)"])
    #expect(form.last("overlay")?["rotor"] as? String == wanted)
    #expect(form.last("overlay")?["isDialShown"] as? Bool == true)
    form.wait(4)
    #expect(form.last("overlay")?["isDialShown"] as? Bool == false)
    form.forget()
    try form.send("gesture", ["line": "rotor Nonsense"])
    #expect((form.last("failure")?["message"] as? String)?.contains("Headings") == true)
  }

  @Test func aSettingShowsInPixelsFlagsAndNotifications() throws {
    let form = try InspectedForm()
    form.wait(0.2)
    form.forget()
    try form.send("setting", ["key": "appearance", "value": "dark"])
    let settings = try #require(form.last("settings"))
    #expect(settings["changed"] as? [String] == ["appearance"])
    let traits = settings["traits"] as? [[String: String]]
    #expect(traits?.contains(["name": "userInterfaceStyle", "value": "dark"]) == true)
    #expect(form.last("screen")?["appearance"] as? String == "dark")
    #expect(!form.binaries.isEmpty)
    form.forget()
    try form.send("setting", ["key": "boldText", "value": true])
    let bold = try #require(form.last("settings"))
    #expect((bold["notifications"] as? [String])?.contains { $0.contains("BoldText") } == true)
    #expect(
      (bold["flags"] as? [[String: String]])?
        .contains(["name": "UIAccessibility.isBoldTextEnabled", "value": "true"]) == true)
    try form.send("setting", ["key": "boldText", "value": 7])
    #expect((form.last("failure")?["message"] as? String)?.contains("true or false") == true)
    try form.send("resetSettings")
  }

  @Test func onlyWhatChangedIsSent() throws {
    let form = try InspectedForm()
    form.wait(0.5)
    form.forget()
    form.wait(2)
    #expect(form.binaries.isEmpty)
    let milk = try #require(form.id(of: "Milk") ?? Self.tree(form, "Milk"))
    try form.send("perform", ["element": milk, "action": "activate"])
    form.wait(0.5)
    let head = try #require(form.binaries.first.flatMap(InspectedForm.head))
    #expect(head["isWhole"] as? Bool == false)
    let tiles = try #require(head["tiles"] as? [[String: Int]])
    let pixels = tiles.reduce(0) { $0 + ($1["width"] ?? 0) * ($1["height"] ?? 0) }
    #expect(pixels > 0 && pixels < 393 * 852 * 9 / 4)
  }

  private static func tree(_ form: InspectedForm, _ label: String) -> String? {
    form.inspection.provider.tree.elements.first { $0.label?.string == label }.map { NodeName.element($0.id) }
  }

  @Test func attributesSayWhereTheyComeFrom() throws {
    let form = try InspectedForm()
    let order = try #require(form.id(of: "Order"))
    try form.send("select", ["element": order])
    let element = try #require(form.last("element"))
    let attributes = try #require(element["attributes"] as? [[String: Any]])
    func row(_ name: String) -> [String: Any]? { attributes.first { $0["name"] as? String == name } }
    #expect(row("accessibilityLabel")?["source"] as? String == "default")
    #expect(row("accessibilityHint")?["source"] as? String == "interfaceBuilder")
    #expect((row("accessibilityHint")?["place"] as? String)?.contains("Form.storyboard:") == true)
    #expect(row("accessibilityIdentifier")?["source"] as? String == "interfaceBuilder")
    #expect(element["spoken"] as? String == "Order, Button, Sends it to the kitchen.")
    let view = form.inspection.provider.object(withID: try #require(NodeName.elementID(order)))
    view?.accessibilityHint = "By code."
    try form.send("select", ["element": order])
    let after = try #require(form.last("element")?["attributes"] as? [[String: Any]])
    #expect(after.first { $0["name"] as? String == "accessibilityHint" }?["source"] as? String == "code")
  }

  @Test func aFileThatChangesShowsAndKeepsTheFocus() throws {
    let form = try InspectedForm()
    try form.send("gesture", ["line": "swipe right"])
    try form.send("gesture", ["line": "swipe right"])
    #expect(form.said.last?.hasPrefix("Milk") == true)
    form.wait(0.3)
    form.forget()
    let text = try String(contentsOf: form.file, encoding: .utf8)
    try text.replacingOccurrences(of: "label=\"Milk\"", with: "label=\"Oat milk\"")
      .replacingOccurrences(of: "text=\"Coffee\"", with: "text=\"Coffee and more\"")
      .write(to: form.file, atomically: true, encoding: .utf8)
    form.wait(1)
    #expect(form.last("reloaded")?["files"] as? [String] == ["Form.storyboard"])
    #expect(form.said.last?.hasPrefix("Oat milk") == true)
    #expect(!form.binaries.isEmpty)
    form.forget()
    try "nonsense".write(to: form.file, atomically: true, encoding: .utf8)
    form.wait(1)
    #expect((form.last("failure")?["place"] as? String)?.contains("Form.storyboard") == true)
    // What showed goes on.
    try form.send("gesture", ["line": "swipe left"])
    #expect(form.said.last == "Order, Button, Sends it to the kitchen.")
  }

  @Test func aFailureIsSaidToBeOverWhenWhatCausedItIs() throws {
    let form = try InspectedForm()
    let text = try String(contentsOf: form.file, encoding: .utf8)
    try "nonsense".write(to: form.file, atomically: true, encoding: .utf8)
    form.wait(1)
    #expect(form.last("failure") != nil && form.last("failure")?["request"] == nil)
    #expect(form.last("mended") == nil)
    try text.write(to: form.file, atomically: true, encoding: .utf8)
    form.wait(1)
    #expect(form.last("mended") != nil && form.last("mended")?["request"] == nil)
    form.forget()
    try form.send("contrast", ["foreground": "green", "background": "#ffffff"])
    #expect(form.last("failure")?["request"] as? String == "contrast")
    try form.send("gesture", ["line": "swipe right"])
    #expect(form.last("mended") == nil)
    try form.send("contrast", ["foreground": "#00ff00", "background": "#ffffff"])
    #expect(form.last("mended")?["request"] as? String == "contrast")
    form.forget()
    try form.send("contrast", ["foreground": "#00ff00", "background": "#ffffff"])
    #expect(form.last("mended") == nil)
  }

  @Test func eachUtteranceHasItsOwnCause() throws {
    let form = try InspectedForm()
    #expect(form.last("said")?["causeText"] as? String == "VoiceOver began")
    for gesture in ["one-finger swipe right", "one-finger swipe left", "one-finger swipe right"] {
      try form.send("gesture", ["line": gesture.replacingOccurrences(of: "one-finger ", with: "")])
      form.wait(3)
      #expect(form.last("said")?["causeText"] as? String == gesture)
    }
    try form.send("key", ["line": "vo+left"])
    #expect((form.last("said")?["causeText"] as? String)?.hasPrefix("key ") == true)
  }

  @Test func comparingSaysWhatIsOtherAndLeavesNothingBehind() throws {
    let form = try InspectedForm()
    let before = form.said.count
    try form.send("compare", ["settings": ["contentSize": "AX3", "forceRightToLeft": true]])
    let comparison = try #require(form.last("comparison"))
    let after = try #require(comparison["after"] as? [String: Any])
    #expect((after["picture"] as? String)?.hasPrefix("data:image/png;base64,iVBOR") == true)
    #expect((after["words"] as? [String])?.first?.contains("Coffee") == true)
    form.wait(0.3)
    #expect(form.said.count == before)
    #expect(UIKitHost.shared.settings.contentSize == .large)
    form.forget()
    try form.send("compare", ["revision": "HEAD"])
    #expect((form.last("failure")?["message"] as? String)?.contains("git") == true)
  }

  @Test func contrastIsMeasuredOnThePixels() throws {
    let form = try InspectedForm()
    try form.send("contrast", ["foreground": "#767676", "background": "#ffffff"])
    let contrast = try #require(form.last("contrast"))
    #expect((contrast["passes"] as? [String: Bool])?["normalText"] == true)
    try form.send("measureContrast")
    let elements = try #require(form.last("elementContrast")?["elements"] as? [[String: Any]])
    let title = try #require(elements.first { $0["id"] as? String == form.id(of: "Coffee") })
    #expect((title["ratio"] as? Double ?? 0) > 15)
    #expect(title["passes"] as? Bool == true)
  }

  @Test func aRecordingPlaysAgainToTheSameWords() throws {
    let form = try InspectedForm()
    try form.send("record", ["isOn": true])
    try form.send("gesture", ["line": "swipe right"])
    form.wait(3)
    try form.send("gesture", ["line": "swipe right"])
    form.wait(3)
    try form.send("record", ["isOn": false])
    #expect(form.last("recording")?["isRecording"] as? Bool == false)
    try form.send("export", ["form": "recording"])
    let recording = try #require(form.last("file")?["text"] as? String)
    form.forget()
    try form.send("replay", ["text": recording])
    #expect(form.last("failure") == nil)
    let entries = try #require(form.last("log")?["entries"] as? [[String: Any]])
    #expect(entries.contains { ($0["text"] as? String)?.hasPrefix("Order, Button") == true })
    try form.send("export", ["form": "script"])
    let script = try #require(form.last("file")?["text"] as? String)
    #expect(script.contains("swipe right\nexpect \"Order, Button, Sends it to the kitchen.\""))
    try form.send("export", ["form": "test"])
    #expect((form.last("file")?["text"] as? String)?.contains("struct FormVoiceOverTests") == true)
  }

  @Test func whatIsNotUnderstoodIsToldAndHarmsNothing() throws {
    let form = try InspectedForm()
    for text in [
      "", "nonsense", "{}", #"{"kind":"dance"}"#, #"{"kind":"touch","id":1}"#, "[1]", #"{"kind":7}"#,
    ] {
      form.forget()
      form.turn([.text(text, from: 1)])
      #expect(form.last("failure") != nil, "\(text)")
    }
    try form.send("gesture", ["line": "swipe right"])
    #expect(form.said.last == "Order, Button, Sends it to the kitchen.")
  }

  @Test func anotherScreenAndAnotherDevice() throws {
    let form = try InspectedForm()
    try form.send("screenOf", ["id": "thanks"])
    #expect(form.said.last == "Thank you")
    try form.send("device", ["name": "iPhone SE", "orientation": "landscape"])
    let screen = try #require(form.last("screen"))
    #expect(screen["width"] as? Double == 667)
    #expect(screen["device"] as? String == "iPhone SE")
    form.wait(0.3)
    let head = try #require(form.binaries.last.flatMap(InspectedForm.head))
    #expect(head["width"] as? Int == 667 * 2)
    try form.send("device", ["name": "iPhone 16", "orientation": "portrait"])
  }

  @Test func threeClicksSwitchOrOffer() throws {
    let form = try InspectedForm()
    try form.send("setting", ["key": "accessibilityShortcut", "value": ["smartInvert"]])
    try form.send("tripleClick")
    #expect((form.last("settings")?["values"] as? [String: Any])?["smartInvert"] as? Bool == true)
    try form.send("setting", ["key": "accessibilityShortcut", "value": ["smartInvert", "zoom"]])
    try form.send("tripleClick")
    #expect((form.last("shortcutMenu")?["items"] as? [[String: Any]])?.count == 2)
    try form.send("shortcut", ["item": "smartInvert"])
    #expect((form.last("settings")?["values"] as? [String: Any])?["smartInvert"] as? Bool == false)
    try form.send("resetSettings")
  }

  @Test func anHourOfFlicksLeavesTheMemoryFlat() throws {
    let form = try InspectedForm()
    // A page that draws nothing more, so that no pictures are made: what they keep is one picture.
    func flicks(_ count: Int) {
      for number in 0..<count {
        let line = number % 8 < 4 ? "swipe right" : "swipe left"
        form.turn([.text(#"{"kind":"gesture","line":"\#(line)"}"#, from: 1)], seconds: 10)
        form.forget()
      }
    }
    flicks(60)
    let before = Self.residentBytes
    flicks(360)
    // The log, the steps of a script and the cursor's history are full long before.
    #expect(Self.residentBytes - before < 30_000_000)
  }

  private static var residentBytes: Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    return (text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 4096
  }
}
