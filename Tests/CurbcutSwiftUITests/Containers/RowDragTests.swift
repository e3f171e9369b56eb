import CurbcutUIKit
import Foundation
import Testing

@testable import CurbcutSwiftUI

/// What is dragged from the rows of lists and forms, and dropped on them.
@MainActor
@Suite(.serialized)
struct RowDragTests {
  private struct Rows: View {
    var body: some View {
      Section {
        Text("Rain").draggable("Rain")
        Text("Wind").onDrag { NSItemProvider(object: "Wind" as NSString) }
        Text("Player").onDrop(of: [.text], isTargeted: nil) { _ in true }
        Text("Plain")
      }
    }
  }

  private func expectDrags(_ screen: HostedScreen<some View>) {
    for (name, action) in [("Rain", "Drag Rain"), ("Wind", "Drag Wind"), ("Player", nil), ("Plain", nil)] {
      let actions = screen.element(name)?.details.customActions.map(\.name.string)
      #expect(actions == (action.map { [$0] } ?? []), "\(name)")
    }
  }

  @Test func aRowOfAListOffersItsDrag() { expectDrags(HostedScreen(List { Rows() })) }
  @Test func aRowOfAFormOffersItsDrag() { expectDrags(HostedScreen(Form { Rows() })) }

  @Test func theDragBeginsOnWhatIsDragged() throws {
    let screen = HostedScreen(List { Rows() })
    let row = try #require(screen.objects.first { $0.accessibilityLabel == "Rain" })
    let source = try #require(row.accessibilityDragSourceDescriptors?.first)
    #expect(source.view?.bounds.contains(source.point) == true)
  }

  @Test func aDragFromOneRowCanBeDroppedOnAnother() throws {
    let screen = HostedScreen(List { Rows() })
    let provider = AccessibilityProvider(screen.window)
    provider.update()
    let rain = try #require(provider.tree.elements.first { $0.label?.string == "Rain" })
    #expect(provider.perform(.custom(0), on: rain.id))
    screen.settle()
    provider.update()
    let player = try #require(provider.tree.elements.first { $0.label?.string == "Player" })
    #expect(player.details.customActions.map(\.name.string).contains("Drop onto Player"))
  }

  @Test func rowsTakeWhatIsInsertedByTheIdentifiersOfItsTypes() {
    let view = ForEach(["One"], id: \.self) { Text($0) }.onInsert(of: ["public.plain-text"]) { _, _ in }
    #expect(HostedScreen(List { view }).labels == ["One"])
  }

  private struct Editable: View {
    @State var rows = ["One", "Two"]
    var body: some View {
      List { ForEach($rows, id: \.self, editActions: .delete) { $row in Text(row) } }
    }
  }

  @Test func rowsOfABindingWithAnIDOfTheirOwnCanBeDeleted() throws {
    let screen = HostedScreen(Editable())
    #expect(screen.element("One")?.details.customActions.map(\.name.string) == ["Delete"])
  }
}
