import CurbcutFoundation
import Foundation
import Synchronization
import Testing

private final class Lamp {
  @Unsupported("UnsupportedTestLamp.isDimmed: no light is dimmed") var isDimmed = false
  @Unsupported("UnsupportedTestLamp.shade: no shade is seen") var shade: AnyObject? = nil
  var isOn = false {
    didSet { UnsupportedMembers.wasSet("UnsupportedTestLamp.isOn: no light goes on") }
  }
}

private struct Look: Hashable {
  @Unsupported("UnsupportedTestLook.gloss: nothing glosses") var gloss = 0
  var name = ""
}

@Suite("A member that is kept and no more", .serialized)
struct UnsupportedTests {
  /// What is told while something runs, of the members of this file.
  private func told(_ body: () -> Void) -> [UnsupportedMembers.Use] {
    let heard = Mutex<[UnsupportedMembers.Use]>([])
    let before = UnsupportedMembers.handler
    defer { UnsupportedMembers.handler = before }
    UnsupportedMembers.handler = { use in
      if use.member.hasPrefix("UnsupportedTest") { heard.withLock { $0.append(use) } }
    }
    UnsupportedMembers.forget()
    body()
    return heard.withLock { $0 }
  }

  @Test("is told of once, with what will not happen in words")
  func once() throws {
    let lamp = Lamp()
    let uses = told {
      lamp.isDimmed = true
      lamp.isDimmed = false
      Lamp().isDimmed = true
    }
    #expect(lamp.isDimmed == false)
    #expect(uses.map(\.member) == ["UnsupportedTestLamp.isDimmed"])
    #expect(uses.map(\.consequence) == ["no light is dimmed"])
    // Only what an app's own library sets has a line.
    #expect(uses.first?.place == nil)
    #expect(
      uses.first?.description
        == "warning: UnsupportedTestLamp.isDimmed is stored but has no effect: no light is dimmed")
  }

  @Test("is not told of when it is set to what it was, nor when nobody listens")
  func nothingNew() {
    let lamp = Lamp()
    #expect(told { lamp.isDimmed = false }.isEmpty)
    lamp.isDimmed = true
    #expect(told { lamp.isDimmed = false }.count == 1)
  }

  @Test("is told of where it has a mark of another form, or no value that can be compared")
  func otherForms() {
    let lamp = Lamp()
    #expect(told { lamp.isOn = true }.map(\.member) == ["UnsupportedTestLamp.isOn"])
    #expect(told { lamp.shade = lamp }.map(\.member) == ["UnsupportedTestLamp.shade"])
  }

  @Test("compares and hashes as what it holds")
  func values() {
    var (one, other) = (Look(), Look())
    #expect(one == other)
    one.gloss = 1
    #expect(one != other)
    other.gloss = 1
    #expect(one.hashValue == other.hashValue)
  }
}
