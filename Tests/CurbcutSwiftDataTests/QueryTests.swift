import AccessibilityTree
import CurbcutSwiftData
import CurbcutSwiftUI
import CurbcutUIKit
import DeviceSettings
import Foundation
import Testing

@MainActor
@Suite("SwiftData in views", .serialized)
struct QueryTests {
  private struct Names: View {
    @Query(filter: #Predicate<Item> { $0.rank > 0 }, sort: \.name) var items: [Item]

    var body: some View {
      VStack {
        Text("\(items.count) items")
        ForEach(items) { Text($0.name) }
      }
    }
  }

  private struct Sorted: View {
    @Query() private var items: [Item]
    @Environment(\.modelContext) private var context

    init(reverse: Bool) {
      _items = Query(sort: [SortDescriptor(\Item.name, order: reverse ? .reverse : .forward)])
    }

    var body: some View {
      Text(items.map(\.name).joined(separator: ","))
      Text(context.container.schema.entities.map(\.name).joined())
    }
  }

  /// As Apple's macro allows it.
  private struct WithInitialValues: View {
    @Query private var all: [Item] = []
    @Query(sort: \Item.name, order: .reverse) private var sorted: [Item] = []

    var body: some View {
      Text("\(all.count) items")
      Text(sorted.map(\.name).joined(separator: ","))
    }
  }

  private struct Switching: View {
    @State var isReverse = false
    var body: some View {
      VStack {
        Sorted(reverse: isReverse)
        Button("Turn") { isReverse.toggle() }
      }
    }
  }

  private struct Editor: View {
    @Bindable var item: Item
    var body: some View { TextField("Name", text: $item.name) }
  }

  private final class Shown {
    let window: UIWindow

    @MainActor init(_ view: some View) {
      UIKitHost.shared.configure(device: .iPhone16Pro, settings: Settings())
      window = UIKitHost.shared.makeWindow()
      window.rootViewController = UIHostingController(rootView: view)
      window.makeKeyAndVisible()
    }

    @MainActor var labels: [String] {
      for _ in 0..<2 {
        UIKitHost.shared.pumpMainQueue()
        window.layoutIfNeeded()
      }
      return AccessibilityProvider.tree(of: window).elements.compactMap { $0.label?.string }
    }
  }

  private func container(_ types: any PersistentModel.Type...) throws -> ModelContainer {
    try ModelContainer(
      for: Schema(types), configurations: [ModelConfiguration(isStoredInMemoryOnly: true)])
  }

  @Test func anInitialValueIsOfNoAccount() throws {
    let container = try container(Item.self)
    let shown = Shown(WithInitialValues().modelContainer(container))
    for name in ["Pear", "Apple"] { container.mainContext.insert(Item(code: name, name: name, rank: 1)) }
    #expect(shown.labels == ["2 items", "Pear,Apple"])
  }

  @Test("A view is updated when models are inserted, changed, deleted and saved elsewhere")
  func updates() throws {
    let container = try container(Item.self)
    let context = container.mainContext
    let shown = Shown(Names().modelContainer(container))
    #expect(shown.labels == ["0 items"])
    let (b, a) = (Item(code: "b", name: "Bean", rank: 1), Item(code: "a", name: "Apple", rank: 1))
    context.insert(b)
    context.insert(a)
    #expect(shown.labels == ["2 items", "Apple", "Bean"])
    a.name = "Cherry"
    #expect(shown.labels == ["2 items", "Bean", "Cherry"])
    b.rank = 0
    #expect(shown.labels == ["1 items", "Cherry"])
    try context.save()
    #expect(shown.labels == ["1 items", "Cherry"])
    context.delete(a)
    #expect(shown.labels == ["0 items"])
    context.rollback()
    #expect(shown.labels == ["1 items", "Cherry"])
    let other = ModelContext(container)
    other.insert(Item(code: "d", name: "Date", rank: 3))
    try other.save()
    #expect(shown.labels == ["2 items", "Cherry", "Date"])
  }

  @Test("A query that a view creates anew replaces the one before")
  func replaced() throws {
    let container = try container(Item.self)
    for name in ["b", "a", "c"] { container.mainContext.insert(Item(code: name, name: name)) }
    let shown = Shown(Switching().modelContainer(container))
    #expect(shown.labels == ["a,b,c", "Item", "Turn"])
  }

  @Test("A view opens a container once, and is told")
  func opening() throws {
    var opened: [ModelContainer] = []
    let view = Sorted(reverse: false).modelContainer(for: Item.self, inMemory: true) { result in
      if let container = try? result.get() { opened.append(container) }
    }
    let shown = Shown(view)
    #expect(shown.labels.last == "Item")
    #expect(opened.count == 1)
    opened.first?.mainContext.insert(Item(code: "x", name: "x"))
    #expect(shown.labels == ["x", "Item"])
    #expect(opened.count == 1)
  }

  @Test("The main context saves by itself, by the device's clock")
  func autosave() throws {
    let container = try container(Item.self)
    UIKitHost.shared.configure(device: .iPhone16Pro, settings: Settings())
    container.mainContext.insert(Item(code: "a"))
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Item>()) == 0)
    UIKitHost.shared.clock.advance(by: 2)
    #expect(!container.mainContext.hasChanges)
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Item>()) == 1)
  }

  @Test("A model can be edited through bindings")
  func bindable() throws {
    let container = try container(Item.self)
    let item = Item(code: "a", name: "old")
    container.mainContext.insert(item)
    let bindable = Bindable(item)
    bindable.name.wrappedValue = "new"
    #expect(item.name == "new")
    _ = Shown(Editor(item: item).modelContainer(container)).labels
  }
}
