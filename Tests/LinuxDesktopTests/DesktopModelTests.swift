import AccessibilityTree
import Testing

@testable import LinuxDesktop

@Suite("What is known of a program")
struct DesktopModelTests {
  private static func kennel() -> DesktopModel {
    Made.model([
      Made(
        1, .frame, "Kennel",
        [
          Made(2, .label, "Dogs"), Made(3, .pushButton, "Feed", interfaces: [.action, .component]),
          Made(4, .list, "", [Made(5, .listItem, "Pinky"), Made(6, .listItem, "Rex")]),
        ])
    ])
  }

  private func labels(_ model: DesktopModel) -> [String] {
    DesktopSource(model: model).tree(rules: .init(isPhone: false), expectedCount: 0).elements
      .map { $0.label?.string ?? "–" }
  }

  private func ids(_ model: DesktopModel) -> [AccessibilityElement.ID] {
    DesktopSource(model: model).tree(rules: .init(isPhone: false), expectedCount: 0).elements.map(\.id)
  }

  @Test("The cache is enough to read the screen, in whatever order it lists the objects")
  func cache() throws {
    let items = Made(1, .frame, "Kennel", [Made(2, .label, "Dogs"), Made(3, .pushButton, "Feed")]).items()
    for order in [items, items.reversed()] {
      var model = DesktopModel(bus: ":1.5")
      try CacheItem.read(Messages.cache(order)) { model.takeFromCache($0) }
      model.finishCache()
      let root = model.root
      model.setChildren(of: root, [Made.reference(1)])
      #expect(labels(model) == ["Dogs", "Feed"])
    }
  }

  @Test("Events of every kind change what is known", arguments: 0..<9)
  func events(index: Int) throws {
    let (event, expected): (BusMessage, [String]) =
      switch index {
      case 0:
        (
          try Messages.event("PropertyChange", "accessible-name", of: 3) {
            $0.signature("s")
            $0.string("Fed")
          }, ["Dogs", "Fed", "Pinky", "Rex"]
        )
      case 1: (try Messages.event("StateChanged", "showing", 0, of: 3), ["Dogs", "Pinky", "Rex"])
      case 2: (try Messages.event("StateChanged", "defunct", 1, of: 4), ["Dogs", "Feed"])
      case 3:
        (
          try Messages.event("ChildrenChanged", "remove", 0, of: 4) {
            $0.signature("(so)")
            $0.reference(Made.reference(5))
          }, ["Dogs", "Feed", "Rex"]
        )
      case 4:
        (
          try Messages.arriving(
            .signal, signature: CacheItem.signature, path: "/org/a11y/atspi/cache",
            interface: "org.a11y.atspi.Cache",
            member: "AddAccessible"
          ) { Made(9, .listItem, "Bo").items(parent: 4, index: 1)[0].write(to: &$0) },
          ["Dogs", "Feed", "Pinky", "Bo", "Rex"]
        )
      case 5:
        (
          try Messages.arriving(
            .signal, signature: "(so)", path: "/org/a11y/atspi/cache", interface: "org.a11y.atspi.Cache",
            member: "RemoveAccessible"
          ) { $0.reference(Made.reference(6)) }, ["Dogs", "Feed", "Pinky"]
        )
      case 6:
        (
          try Messages.event("PropertyChange", "accessible-role", of: 2) {
            $0.signature("u")
            $0.uint32(AccessibleRole.separator.rawValue)
          }, ["Feed", "Pinky", "Rex"]
        )
      case 7:
        (
          try Messages.arriving(
            .signal, signature: "sss", path: "/org/freedesktop/DBus", interface: "org.freedesktop.DBus",
            member: "NameOwnerChanged"
          ) {
            $0.string(":1.5")
            $0.string(":1.5")
            $0.string("")
          }, []
        )
      // An event about an object that nobody has heard of.
      default: (try Messages.event("StateChanged", "checked", 1, of: 99), ["Dogs", "Feed", "Pinky", "Rex"])
      }
    var model = Self.kennel()
    let before = ids(model)
    model.apply(try #require(try AccessibleEvent(event)))
    #expect(labels(model) == expected)
    // What stays keeps its number.
    #expect(ids(model).filter(before.contains).count >= min(expected.count, before.count) - 1)
  }

  @Test("An object that takes the place of another one has another number")
  func reuse() {
    var model = Self.kennel()
    let old = ids(model)
    model.apply(.removed(Made.reference(6)))
    model.apply(.added(Made(7, .listItem, "Bo").items(parent: 4, index: 1)[0]))
    #expect(labels(model) == ["Dogs", "Feed", "Pinky", "Bo"])
    #expect(ids(model).dropLast() == old.dropLast())
    #expect(ids(model).last != old.last)
    #expect(old.last.flatMap(model.slot(of:)) == nil)
  }

  @Test("A program that lies about its children is read once, and ends")
  func lies() throws {
    var model = Self.kennel()
    let frame = try #require(model.slot(of: Made.reference(1)))
    let list = try #require(model.slot(of: Made.reference(4)))
    // A child of itself, of its own child, twice, and of two parents.
    model.setChildren(of: list, [Made.reference(4), Made.reference(1), Made.reference(5), Made.reference(5)])
    #expect(labels(model) == ["Dogs", "Feed", "Pinky"])
    model.setChildren(of: frame, [Made.reference(2), Made.reference(5), Made.reference(4)])
    #expect(labels(model).sorted() == ["Dogs", "Pinky"])
    model.apply(.childAdded(Made.reference(1), of: Made.reference(4), index: 0))
    model.apply(.childAdded(.root(of: ":1.5"), of: Made.reference(4), index: -7))
    #expect(labels(model).count <= 2)
  }

  @Test("What was typed is known without asking")
  func typing() throws {
    var extra = DesktopExtra()
    extra.text = "Pinky"
    extra.caret = 5
    var model = Made.model([
      Made(
        1, .frame,
        [
          Made(
            2, .text, "Name", states: [.editable, .focused], interfaces: [.text, .editableText], extra: extra)
        ])
    ])
    let slot = try #require(model.slot(of: Made.reference(2)))
    model[slot].known.formUnion([.text, .caret, .selection])
    _ = model.takeQuestions(most: 1_000)
    model.apply(.inserted(Made.reference(2), at: 5, " 🐶"))
    model.apply(.caret(Made.reference(2), 7))
    var element = model.element(of: slot)
    #expect(element.value?.string == "Pinky 🐶")
    // The dog is one scalar and two units of UTF-16.
    #expect(element.details.text?.selection == 8..<8)
    model.apply(.deleted(Made.reference(2), at: 0, count: 6))
    element = model.element(of: slot)
    #expect(element.value?.string == "🐶")
    #expect(model.takeQuestions(most: 1_000).filter { $0.fact == .text }.isEmpty)
    // What cannot be is asked for.
    model.apply(.deleted(Made.reference(2), at: 4, count: 9))
    #expect(model.takeQuestions(most: 1_000).contains { $0.fact == .text })
  }

  @Test("A password is never asked for")
  func password() throws {
    var model = Made.model([
      Made(
        1, .frame, [Made(2, .passwordText, "Password", states: .editable, interfaces: [.text, .component])])
    ])
    let slot = try #require(model.slot(of: Made.reference(2)))
    let facts = model.takeQuestions(most: 1_000).filter { $0.reference == Made.reference(2) }.map(\.fact)
    #expect(facts.contains(.characterCount))
    #expect(!facts.contains(.text))
    model.apply(.inserted(Made.reference(2), at: 0, "secret"))
    #expect(!model.takeQuestions(most: 1_000).contains { $0.fact == .text })
    #expect(model.extra(slot).text == nil)
  }

  @Test("Nothing is asked twice, and nothing of what does not show")
  func questions() throws {
    var model = Self.kennel()
    let hidden = Made(7, .pushButton, "Hidden", without: [.showing, .visible], interfaces: [.component])
    model.apply(.added(hidden.items(parent: 1, index: 3)[0]))
    let first = model.takeQuestions(most: 1_000)
    #expect(!first.contains { $0.reference == Made.reference(7) })
    #expect(Set(first.map { "\($0.reference.path) \($0.fact.rawValue)" }).count == first.count)
    for reference in [1, 2, 3, 4, 5, 6, 7].map(Made.reference) {
      if let slot = model.slot(of: reference) { model.enqueue(slot) }
    }
    #expect(model.takeQuestions(most: 1_000).isEmpty)
  }

  @Test("A tree of 200 000 objects is kept, and one that never ends is not")
  func large() throws {
    var model = DesktopModel(bus: ":1.5")
    let rows = 200_000
    let frame = Made(1, .frame, "Kennel").items()[0]
    model.takeFromCache(frame)
    for number in 2..<rows + 2 {
      model.takeFromCache(
        CacheItem(
          reference: Made.reference(number), parent: Made.reference(1), index: number - 2, childCount: 0,
          name: "Dog \(number)", role: .label, states: .plain))
    }
    model.finishCache()
    model.setChildren(of: model.root, [Made.reference(1)])
    let tree = DesktopSource(model: model).tree(rules: .init(isPhone: false), expectedCount: 0)
    #expect(tree.elements.count == rows)
    for number in rows + 2..<rows + 100_000 {
      model.takeFromCache(
        CacheItem(
          reference: Made.reference(number), parent: Made.reference(1), index: number - 2, childCount: 0,
          role: .label))
    }
    #expect(model.objects.count <= DesktopModel.mostObjects)
    #expect(model.isTruncated)
  }

  @Test("Objects that come and go for ever take no more memory")
  func churn() {
    var model = Self.kennel()
    for number in 10..<50_000 {
      model.apply(.added(Made(number, .listItem, "Dog").items(parent: 4, index: 0)[0]))
      model.apply(.removed(Made.reference(number)))
      model.apply(.announcement("Woof \(number)", isAssertive: false))
    }
    _ = model.takeQuestions(most: 100)
    #expect(model.objects.count < 20)
    #expect(model.changes.announcements.count <= 16)
  }
}
