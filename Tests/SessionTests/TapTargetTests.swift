import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import KeyboardAccess
import SwitchControl
import Testing
import VoiceControl

@testable import CurbcutUIKit

/// What VoiceOver uses by a double tap, technologies that act, and do not read, reach as well.
@MainActor
@Suite("What answers a tap", .serialized)
struct TapTargetTests {
  private final class Rows: UITableViewController {
    var taken: [Int] = []
    var style = UITableViewCell.SelectionStyle.default

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      cell.selectionStyle = style
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      taken.append(indexPath.row)
    }
  }

  private final class Items: UICollectionViewController {
    var taken: [Int] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    }

    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    override func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      label.text = "Item \(indexPath.item)"
      cell.contentView.addSubview(label)
      return cell
    }

    override func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      taken.append(indexPath.item)
    }
  }

  private final class Star: UIControl {
    var count = 0
  }

  private func interactive(_ screen: LiveScreen) -> [String] {
    screen.provider.update()
    return screen.provider.tree.elements.filter(\.isInteractive).compactMap { $0.label?.string }
  }

  /// Another technology on the screen, which shows already.
  private func session(_ engine: any TechnologyEngine, _ screen: LiveScreen) -> Session {
    let session = Session(provider: screen.provider, engines: [engine], settings: Settings())
    session.send(.start(appName: nil, isSwitchedOn: true))
    session.settle()
    return session
  }

  private func say(_ phrases: [String], _ session: Session) {
    for phrase in phrases {
      session.send(.phrase(Phrase(phrase)))
      session.advance(to: session.now + 3)
    }
  }

  @Test("Rows that can be selected are used by voice, switch and keyboard; rows that cannot are only read")
  func rows() {
    let rows = Rows()
    let screen = LiveScreen(rows)
    #expect(interactive(screen) == ["Row 0", "Row 1", "Row 2", "Row 3"])
    say(["tap row 2"], session(VoiceControlEngine(), screen))
    #expect(rows.taken == [2])
    let tree = screen.provider.tree
    #expect(SwitchReach(tree, screenSize: screen.provider.screenSize).ways.count == 4)
    #expect(KeyboardReach(tree).ways.count == 4)

    rows.style = .none
    rows.tableView.reloadData()
    rows.tableView.layoutIfNeeded()
    #expect(interactive(screen).isEmpty)
    rows.style = .default
    rows.tableView.allowsSelection = false
    rows.tableView.reloadData()
    rows.tableView.layoutIfNeeded()
    #expect(interactive(screen).isEmpty)
  }

  @Test("The texts of items that can be selected are used")
  func items() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 60)
    let items = Items(collectionViewLayout: layout)
    let screen = LiveScreen(items)
    #expect(interactive(screen) == ["Item 0", "Item 1", "Item 2"])
    say(["tap item 1"], session(VoiceControlEngine(), screen))
    #expect(items.taken == [1])
  }

  @Test("A control of the app's own is used when somebody hears of it")
  func controls() {
    let star = Star(frame: CGRect(x: 20, y: 100, width: 60, height: 60))
    star.isAccessibilityElement = true
    star.accessibilityLabel = "Star"
    let screen = LiveScreen([star])
    #expect(interactive(screen).isEmpty)
    star.addAction(UIAction { _ in star.count += 1 }, for: .touchUpInside)
    star.accessibilityHint = "Likes it"
    #expect(interactive(screen) == ["Star"])
    #expect(star.accessibilityRespondsToUserInteraction)
    say(["tap star"], session(VoiceControlEngine(), screen))
    #expect(star.count == 1)
    star.isEnabled = false
    #expect(interactive(screen).isEmpty)
    star.isEnabled = true
    star.isUserInteractionEnabled = false
    star.accessibilityHint = nil
    #expect(interactive(screen).isEmpty)
  }

  @Test("Text is dictated, selected, replaced and deleted in a live field and a live text view")
  func dictation() {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
    field.accessibilityLabel = "Note"
    let view = UITextView(frame: CGRect(x: 20, y: 160, width: 300, height: 90))
    view.accessibilityLabel = "Letter"
    let screen = LiveScreen([field, view])
    let voice = session(VoiceControlEngine(), screen)
    say(["tap note", "type big dog"], voice)
    #expect(field.isEditing && field.text?.lowercased() == "big dog")
    say(["replace big with small"], voice)
    #expect(field.text?.lowercased() == "small dog")
    say(["select dog", "delete that"], voice)
    #expect(field.text?.lowercased().trimmingCharacters(in: .whitespaces) == "small")
    say(["tap letter", "hello world"], voice)
    #expect(view.text.lowercased() == "hello world")
  }

  @Test("The text of a field that is edited is known without a cursor on it, and not when it no longer is")
  func editedText() {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
    field.accessibilityLabel = "Note"
    field.text = "abc"
    let screen = LiveScreen([field])
    func text() -> AccessibilityElement.TextContent? {
      let provider = AccessibilityProvider(screen.window)
      provider.update()
      return provider.tree.elements.first { $0.label?.string == "Note" }?.details.text
    }
    #expect(text() == nil)
    field.becomeFirstResponder()
    #expect(text()?.string == "abc" && text()?.selection == 3..<3)
    field.resignFirstResponder()
    #expect(text() == nil)
  }
}
