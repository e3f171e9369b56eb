import DeviceSettings
import Foundation
import Testing

@testable import CurbcutUIKit

@MainActor
@Suite("Each display setting has its flag, notification, trait and effect on pixels", .serialized)
struct DisplaySettingTests {
  @Test("the table has every setting of the device, each once")
  func complete() {
    let notOfTheScreen: Set = [
      "language", "systemLanguage", "accessibilityShortcut", "perApp", "keyboards",
      "clickSpeed", "confirmedFeatures",
    ]
    // What a technology does, and what a service answers, is not what the screen shows.
    let technologies = [
      "voiceOver.", "fullKeyboardAccess.", "spokenContent.", "guidedAccess.", "switchControl.",
      "voiceControl.", "assistiveTouch.", "backTap.", "services.",
    ]
    let keys = Settings.table.map(\.key).filter { key in
      !technologies.contains { key.hasPrefix($0) } && !notOfTheScreen.contains(key)
    }
    #expect(DisplaySettingRow.all.map(\.key).sorted() == keys.sorted())
  }

  @Test("an app is told by flag and notification, there and back", arguments: DisplaySettingRow.all)
  func told(row: DisplaySettingRow) throws {
    let (before, after) = (try row.before, try row.after)
    #expect(before != after)
    UIKitHost.shared.configure(device: .iPhone16, settings: before)
    defer { UIKitHost.shared.configure(device: .iPhone16) }
    let flag = row.flag?()
    for settings in [after, before] {
      let heard = Heard()
      UIKitHost.shared.apply(settings)
      #expect(heard.names == (row.notification.map { [$0] } ?? []))
      if let flag { #expect(row.flag?() == (settings == after ? !flag : flag)) }
    }
  }

  @Test("the trait changes, where there is one", arguments: DisplaySettingRow.all)
  func traits(row: DisplaySettingRow) throws {
    let screen = SampleScreen(try row.before)
    defer { screen.close() }
    let before = screen.window.traitCollection
    UIKitHost.shared.apply(try row.after)
    let after = screen.window.traitCollection
    if let trait = row.trait {
      #expect(trait(before) != trait(after))
    } else {
      #expect(before == after)
    }
  }

  @Test("the screen changes as the setting says, and back", arguments: DisplaySettingRow.all)
  func pixels(row: DisplaySettingRow) throws {
    let screen = SampleScreen(try row.before)
    defer { screen.close() }
    let before = try screen.look()
    UIKitHost.shared.apply(try row.after)
    let after = try screen.look()
    switch row.pixels {
    case .none: #expect(PictureDiff.changes(from: before.picture, to: after.picture).isEmpty)
    case .change(let holds): #expect(holds(before, after))
    }
    UIKitHost.shared.apply(try row.before)
    #expect(PictureDiff.changes(from: before.picture, to: try screen.look().picture).isEmpty)
  }

  /// Collects the names of the notifications about settings while it lives.
  @MainActor
  private final class Heard {
    private(set) var names: [Notification.Name] = []
    private nonisolated(unsafe) var tokens: [any NSObjectProtocol] = []

    init() {
      // Each by its name: an observer of every name would get typed messages too, which Foundation on Linux then takes
      // for notifications.
      tokens = Set(DisplaySettingRow.all.compactMap(\.notification)).map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
          MainActor.assumeIsolated { self?.names.append(name) }
        }
      }
    }

    deinit {
      for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
  }
}
