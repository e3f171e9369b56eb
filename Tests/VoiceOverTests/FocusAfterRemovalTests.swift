import AccessibilityTree
import Testing

/// Where the cursor goes when the element in focus disappears.
@MainActor @Suite("The cursor after a removal")
struct FocusAfterRemovalTests {
  private func screen(_ rows: [String], _ others: FakeNode...) -> [FakeNode] {
    let list = ElementContainer(kind: .list, label: nil, frame: .zero)
    return [
      .container(
        .navigationBar, .element("Edit", traits: .button, id: 90), .element("Fruit", traits: .header, id: 91)),
      .container(list, rows.enumerated().map { .element($1, id: rawID($1)) }),
    ] + others + [
      .container(.toolbar, .element("Search", traits: .searchField, id: 92)),
      .element("q", traits: .keyboardKey, id: 93),
    ]
  }

  private func rawID(_ name: String) -> AccessibilityElement.ID {
    name.unicodeScalars.reduce(1_000) { $0 + AccessibilityElement.ID($1.value) }
  }

  @Test(
    "It stays among the rows: on the one that took the place, or else on the one before",
    arguments: [("Pear", "Plum"), ("Plum", "Pear"), ("Apple", "Pear")])
  func rows(removed: String, expected: String) {
    let all = ["Apple", "Pear", "Plum"]
    let session = FakeSession(screen(all))
    while session.screen.id(of: removed) != session.focus.element { session.swipe(.right) }
    session.screen.show(screen(all.filter { $0 != removed }))
    #expect(session.listen() == [expected])
  }

  @Test("After the last row, it goes to what is there instead, not into a bar or the keyboard")
  func lastRow() {
    let session = FakeSession(screen(["Apple"]))
    while session.screen.id(of: "Apple") != session.focus.element { session.swipe(.right) }
    session.screen.show(screen([], .element("No fruit", id: 80), .element("Add some.", id: 81)))
    #expect(session.listen() == ["No fruit"])
  }

  @Test("It stays on a tab that was chosen, and goes to the first element when the app chooses another")
  func tabs() {
    func screen(_ chosen: Int) -> [FakeNode] {
      [
        .element("Page \(chosen)", id: .init(chosen) + 10),
        .container(
          .tabBar,
          .element("One", traits: chosen == 1 ? .selected : [], id: 1, context: .tab(index: 1, count: 2)),
          .element("Two", traits: chosen == 2 ? .selected : [], id: 2, context: .tab(index: 2, count: 2))),
      ]
    }
    let session = FakeSession(screen(1))
    session.command(.moveToLastItem)
    session.screen.answer = { request, fake in
      guard request.action == .activate else { return nil }
      fake.show(screen(2))
      fake.post(.screenChanged(.none))
      return nil
    }
    #expect(session.command(.activate) == ["selected"])
    #expect(session.focus.element == 2)
    #expect(session.swipe(.left) == ["One Tab 1 of 2"])
    session.session.advance(to: session.session.now + 30)
    session.screen.show(screen(1))
    session.screen.post(.screenChanged(.none))
    #expect(session.listen() == ["Page 1"])
  }

  @Test("A tab that stays while screens come and go is not returned to")
  func tabThatStays() {
    func screen(_ title: String, _ id: AccessibilityElement.ID) -> [FakeNode] {
      [
        .element(title, id: id),
        .container(.tabBar, .element("One", id: 1, context: .tab(index: 1, count: 1))),
      ]
    }
    let session = FakeSession(screen("First", 10))
    session.command(.moveToLastItem)
    for (title, id) in [("Second", 11), ("Third", 12)] as [(String, AccessibilityElement.ID)] {
      session.screen.show(screen(title, id))
      session.screen.post(.screenChanged(.none))
      #expect(session.listen() == [title])
    }
    session.screen.show(screen("Second", 11))
    session.screen.post(.screenChanged(.none))
    #expect(session.listen() == ["Second"])
    #expect(session.focus.element == 11)
  }

  @Test("Where only bars are left, it goes to the nearest of their elements")
  func barsOnly() {
    let session = FakeSession(screen(["Apple"]))
    while session.screen.id(of: "Apple") != session.focus.element { session.swipe(.right) }
    session.screen.show(screen([]))
    #expect(session.listen() == ["Search Search field"])
  }
}
