import AccessibilityTree
import AssistiveTechnology
import CurbcutFoundation
import DeviceSettings
import Foundation
import KeyboardAccess
import Technologies
import Testing

@testable import CurbcutUIKit

@MainActor @Suite("Key commands", .serialized)
struct KeyCommandTests {
  private final class Document: UIViewController {
    var heard: [String] = []
    var canSave = true
    override func validate(_ command: UICommand) {
      if command.action == "save:" { command.attributes = canSave ? [] : .disabled }
    }
  }

  private func document() -> Document {
    ObjCRuntime.register(Document.self) { c in
      c.method("save:") { o, arguments in
        o.heard.append("save, \((arguments.values.first as? UIKeyCommand)?.propertyList as? String ?? "")")
      }
      c.method("saveAll:") { o, _ in o.heard.append("save all") }
    }
    return Document()
  }

  private func save() -> UIKeyCommand {
    UIKeyCommand(
      title: "Save", image: UIImage(systemName: "square.and.arrow.down"), action: "save:", input: "s",
      modifierFlags: .command, propertyList: "now",
      alternates: [UICommandAlternate(title: "Save All", action: "saveAll:", modifierFlags: .alternate)],
      discoverabilityTitle: "Save the document", state: .on)
  }

  @Test("are menu elements: read with their titles and states, and sent along the responder chain")
  func menu() {
    let document = document()
    let more = UIButton(type: .system)
    more.setTitle("More", for: .normal)
    more.frame = CGRect(x: 20, y: 200, width: 200, height: 44)
    more.menu = UIMenu(children: [save(), UIAction(title: "Print") { _ in }])
    more.showsMenuAsPrimaryAction = true
    document.view.addSubview(more)
    let screen = LiveScreen(document)
    screen.go(to: "More")
    screen.activate()
    _ = screen.said()
    screen.go(to: "Save")
    screen.previous()
    screen.next()
    screen.go(to: "Save")
    screen.activate()
    #expect(document.heard == ["save, now"])
    // What cannot be done now is dimmed.
    document.canSave = false
    screen.go(to: "More")
    screen.activate()
    screen.provider.update()
    let row = screen.provider.tree.elements.first { $0.label?.string == "Save" }
    #expect(row?.traits.isSuperset(of: [.button, .notEnabled, .selected]) == true)
  }

  @Test("keep what UIKit says of them, as commands do")
  func values() {
    let command = save()
    #expect(command.discoverabilityTitle == "Save the document" && command.title == "Save")
    #expect(command.action == "save:" && command.propertyList as? String == "now")
    #expect(command.alternates.map(\.title) == ["Save All"])
    #expect((command as UIMenuElement) is UICommand)
    let old = UIKeyCommand(
      input: "f", modifierFlags: .command, action: "find:", discoverabilityTitle: "Find in this list")
    #expect(old.discoverabilityTitle == "Find in this list" && old.title.isEmpty)
    #expect(UIMenu(children: [command]).selectedElements == [command])
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    var command: UIKeyCommand?
    override func buildMenu(with builder: any UIMenuBuilder) {
      guard let command else { return }
      builder.insertChild(UIMenu(options: .displayInline, children: [command]), atStartOfMenu: .file)
    }
  }

  @Test("answer their keys from the menu bar too, with the modifiers of their alternatives")
  func menuBar() {
    let document = document()
    let screen = LiveScreen(document)
    let delegate = Delegate()
    delegate.command = save()
    let before = UIApplication.shared.delegate
    UIApplication.shared.delegate = delegate
    defer {
      UIApplication.shared.delegate = before
      UIMenuSystem.main.setNeedsRebuild()
    }
    UIMenuSystem.main.setNeedsRebuild()
    #expect(KeyCommands.press("s", modifiers: .command))
    #expect(KeyCommands.press("s", modifiers: [.command, .alternate]))
    #expect(!KeyCommands.press("s", modifiers: .shift))
    document.canSave = false
    #expect(!KeyCommands.press("s", modifiers: .command))
    #expect(document.heard == ["save, now", "save all"])
    _ = screen
  }

  @Test("reach the app whichever technology leaves it their keys")
  func technologies() throws {
    let document = document()
    document.addKeyCommand(save())
    let screen = LiveScreen(document)
    let key = try #require(KeyPress(named: "command+s"))
    screen.send(.key(key))
    #expect(document.heard == ["save, now"])
    for engine in [KeyboardAccessEngine(), FingerEngine()] as [any TechnologyEngine] {
      document.heard = []
      let session = Session(provider: screen.provider, engines: [engine])
      session.send(.start(appName: nil, isSwitchedOn: false))
      session.send(.key(key))
      #expect(document.heard == ["save, now"], "\(engine.identifier)")
    }
  }
}
