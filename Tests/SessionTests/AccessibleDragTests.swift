import AccessibilityTree
import AssistiveTechnology
import CurbcutFoundation
import Foundation
import Testing
import VoiceOver

@testable import CurbcutUIKit

@MainActor
@Suite("Drag and drop with VoiceOver", .serialized)
struct AccessibleDragTests {
  private final class Both: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    var log: [String] = []
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "apple")))] }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { log.append("end \(operation.rawValue)") }
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
      true
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .copy) }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      log.append("dropped")
    }
  }

  private func actions(_ screen: LiveScreen, _ label: String) -> [String] {
    screen.provider.update()
    let id = screen.id(label)
    _ = screen.provider.refresh(id)
    return screen.provider.tree.element(withID: id)?.details.customActions.map(\.name.string) ?? []
  }

  private func perform(_ name: String, on label: String, _ screen: LiveScreen) -> Bool {
    guard let index = actions(screen, label).firstIndex(of: name) else { return false }
    return screen.provider.perform(.custom(index), on: screen.id(label))
  }

  private func things(_ both: Both) -> (UILabel, UILabel, LiveScreen) {
    let apple = label("Apple", 100)
    apple.addInteraction(UIDragInteraction(delegate: both))
    let basket = label("Basket", 300)
    basket.isUserInteractionEnabled = true
    basket.addInteraction(UIDropInteraction(delegate: both))
    return (apple, basket, LiveScreen([apple, basket, label("Other", 500)]))
  }

  @Test("What can be dragged has an action for it; then what it can be dropped on has one")
  func dragAndDrop() {
    let both = Both()
    let (_, _, screen) = things(both)
    #expect(actions(screen, "Apple") == ["Drag Apple"])
    #expect(actions(screen, "Basket") == [])
    #expect(perform("Drag Apple", on: "Apple", screen))
    #expect(actions(screen, "Basket") == ["Drop onto Basket", "Cancel drag"])
    #expect(actions(screen, "Apple") == ["Cancel drag"])
    #expect(actions(screen, "Other") == [])
    #expect(perform("Drop onto Basket", on: "Basket", screen))
    #expect(both.log == ["dropped", "end 2"])
    #expect(actions(screen, "Basket") == [] && actions(screen, "Apple") == ["Drag Apple"])
  }

  @Test("A drag is cancelled by its action, and by the escape gesture")
  func cancelling() {
    let both = Both()
    let (_, _, screen) = things(both)
    #expect(perform("Drag Apple", on: "Apple", screen))
    #expect(perform("Cancel drag", on: "Basket", screen))
    #expect(perform("Drag Apple", on: "Apple", screen))
    #expect(screen.provider.perform(.escape, on: screen.id("Other")))
    #expect(both.log == ["end 0", "end 0"])
    #expect(actions(screen, "Basket") == [])
  }

  @Test("Descriptors of the app name the places; an empty list hides them")
  func descriptors() {
    let both = Both()
    let (apple, basket, screen) = things(both)
    apple.accessibilityDragSourceDescriptors = [
      UIAccessibilityLocationDescriptor(name: "Pick the apple", view: apple)
    ]
    basket.accessibilityDropPointDescriptors = []
    #expect(actions(screen, "Apple") == ["Pick the apple"])
    #expect(perform("Pick the apple", on: "Apple", screen))
    #expect(actions(screen, "Basket") == [])
    #expect(perform("Cancel drag", on: "Apple", screen))
    apple.accessibilityDragSourceDescriptors = []
    #expect(actions(screen, "Apple") == [])
  }

  private final class Fruits: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate {
    var names = ["Apple", "Pear", "Plum"]
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
      [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: names[indexPath.row])))]
    }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
      guard let from = coordinator.items.first?.sourceIndexPath, let to = coordinator.destinationIndexPath
      else { return }
      names.insert(names.remove(at: from.row), at: to.row)
      tableView.reloadData()
    }
  }

  @Test("The rows of a table are dragged and dropped by its delegates")
  func rows() {
    let fruits = Fruits(style: .plain)
    fruits.tableView.dragDelegate = fruits
    fruits.tableView.dropDelegate = fruits
    let screen = LiveScreen(fruits)
    #expect(actions(screen, "Plum") == ["Drag Plum"])
    #expect(perform("Drag Plum", on: "Plum", screen))
    #expect(perform("Drop onto Apple", on: "Apple", screen))
    #expect(fruits.names == ["Plum", "Apple", "Pear"])
  }
}
