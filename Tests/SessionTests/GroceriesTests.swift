import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import Testing
import VoiceOver

@testable import CurbcutUIKit
@testable import Groceries

@MainActor
@Suite("The groceries app, with VoiceOver", .serialized)
struct GroceriesTests {
  private func launch() throws -> LiveScreen {
    try LiveScreen(example: "Groceries", delegate: AppDelegate.self)
  }

  private func list(of app: LiveScreen) throws -> GroceryListViewController {
    let navigation = try #require(app.window.rootViewController as? UINavigationController)
    return try #require(navigation.viewControllers.first as? GroceryListViewController)
  }

  @Test("The list is read aisle by aisle, one stop a row")
  func walk() throws {
    let app = try launch()
    #expect(
      app.walk() == [
        "Groceries Edit Button", "Sort Button Pop up button Double tap to activate the picker", "Add Button",
        "Groceries Heading", "Produce Heading",
        "Tomatoes, 6 pieces Actions available", "Apples, 4 pieces Actions available", "Bakery Heading",
        "Rye bread, today Actions available", "Dairy Heading", "Milk, 2 pieces Actions available",
        "Butter Actions available", "Toolbar Recipes Button", "Clear Bought dimmed Button",
        "Search Button",
      ])
  }

  @Test("A double tap on a row puts it in the basket, and the row says so")
  func buy() throws {
    let app = try launch()
    let list = try list(of: app)
    app.go(to: "Apples, 4 pieces")
    app.activate()
    #expect(list.store.items[1].isBought)
    #expect(app.said().last?.contains("bought") == true)
  }

  @Test("What a swipe shows is offered behind the row's own action")
  func swipeActions() throws {
    let app = try launch()
    let list = try list(of: app)
    app.go(to: "Milk, 2 pieces")
    for _ in 0..<4 { app.swipeDown() }
    #expect(app.said() == ["Details", "Bought", "Delete", "Activate"])
    app.swipeUp()
    app.activate()
    #expect(list.names == ["Tomatoes", "Apples", "Rye bread", "Butter"])
  }

  @Test("While the list is edited, rows can be deleted and moved")
  func editing() throws {
    let app = try launch()
    let list = try list(of: app)
    app.go(to: "Edit")
    app.activate()
    #expect(list.isEditing)
    let heard = app.walk()
    #expect(heard.contains { $0.hasPrefix("Remove Tomatoes") })
    #expect(heard.contains { $0.contains("Reorder Apples") })
  }

  @Test("The search field shows what matches")
  func search() throws {
    let app = try launch()
    let list = try list(of: app)
    app.go(to: "Search")
    app.activate()
    app.type("bu")
    #expect(list.tableView.numberOfSections == 1)
  }

  @Test("The menu of the bar sorts, and tells which order it is")
  func menu() throws {
    let app = try launch()
    let list = try list(of: app)
    app.go(to: "Sort")
    app.activate()
    app.go(to: "By Name")
    app.activate()
    #expect(list.store.order == .byName)
    #expect(list.store.items(in: .produce).map(\.name) == ["Apples", "Tomatoes"])
  }

  @Test("The rotor goes from one thing that is missing to the next")
  func rotor() throws {
    let app = try launch()
    let list = try list(of: app)
    list.store.save(bought(list.store.items[0]))
    list.store.save(bought(list.store.items[2]))
    app.go(to: "Tomatoes, 6 pieces")
    // A row with actions turns the rotor to them.
    for name in ["Apples, 4 pieces", "Milk, 2 pieces"] {
      app.turnRotor(to: "To Buy")
      app.swipeDown()
      #expect(app.said() == ["\(name) Actions available"])
      #expect(app.focused == name)
    }
  }

  @Test("Clearing asks first, and announces how many went")
  func clear() throws {
    let app = try launch()
    let list = try list(of: app)
    list.store.save(bought(list.store.items[4]))
    app.go(to: "Clear Bought")
    app.activate()
    #expect(app.said() == ["Alert Clear bought items?"])
    app.go(to: "Clear")
    app.activate()
    #expect(app.said().contains("1 item cleared"))
    #expect(list.names == ["Tomatoes", "Apples", "Rye bread", "Milk"])
  }

  @Test("An empty list says so")
  func empty() throws {
    let app = try launch()
    let list = try list(of: app)
    for item in list.store.items { list.store.remove(item) }
    #expect(app.walk().contains("Nothing to buy."))
  }

  @Test("A new item without a name is refused, with the cursor on the reason")
  func form() throws {
    let app = try launch()
    app.go(to: "Add")
    app.activate()
    _ = app.said()
    let heard = app.walk()
    #expect(
      heard == [
        "New Item Heading", "Save Button", "Name Text field Double tap to edit.",
        "Quantity 1 adjustable Swipe up or down with one finger to adjust the value.",
        "selected Produce Button 1 of 3", "Bakery Button 2 of 3", "Dairy Button 3 of 3",
        "Buy today Switch button off Double tap to toggle setting.",
        "Note Text field Double tap to edit.",
      ])
    app.go(to: "Save")
    app.activate()
    #expect(app.said().last == "Give it a name.")
  }

  @Test("A double tap on the form's title does nothing")
  func titleOfForm() throws {
    let app = try launch()
    let list = try list(of: app)
    app.go(to: "Add")
    app.activate()
    app.go(to: "New Item")
    app.activate()
    #expect(list.presentedViewController != nil)
    #expect(app.focused == "New Item")
  }

  @Test("A form that was filled in by VoiceOver saves its item, and the cursor is on its row")
  func saving() throws {
    let app = try launch()
    let list = try list(of: app)
    app.go(to: "Add")
    app.activate()
    app.go(to: "Name")
    app.activate()
    app.type("Oats")
    app.go(to: "Quantity")
    app.swipeUp()
    app.swipeUp()
    #expect(app.said().suffix(2) == ["2", "3"])
    app.go(to: "Save")
    app.activate()
    #expect(list.names.last == "Oats")
    #expect(list.store.items.last?.quantity == 3)
    #expect(app.focused == "Oats, 3 pieces")
  }

  @Test("Changes are not thrown away without a question")
  func discarding() throws {
    let app = try launch()
    let list = try list(of: app)
    app.go(to: "Add")
    app.activate()
    app.go(to: "Quantity")
    app.swipeUp()
    app.go(to: "Cancel")
    app.activate()
    _ = app.said()
    app.go(to: "Discard Changes")
    app.activate()
    #expect(list.presentedViewController == nil)
    #expect(list.names.count == 5)
  }

  @Test("The recipes add what is missing, once, and the list has it")
  func recipes() throws {
    let app = try launch()
    let list = try list(of: app)
    app.go(to: "Recipes")
    app.activate()
    #expect(app.said() == ["Groceries Back button"])
    let heard = app.walk()
    #expect(
      heard == [
        "Recipes Heading", "Quick Heading",
        "Tomato soup, 3 ingredients Button Adds the ingredients to your groceries.",
        "Apple salad, 2 ingredients Button Adds the ingredients to your groceries.",
        "Takes an Hour Heading", "Leek pie, 4 ingredients Button Adds the ingredients to your groceries.",
      ])
    app.go(to: "Tomato soup, 3 ingredients")
    app.activate()
    #expect(app.said().contains("2 items added to Groceries"))
    #expect(list.names.suffix(2) == ["Onions", "Basil"])
    app.previous()
    app.next()
    #expect(app.said().last == "Tomato soup, 3 ingredients added Button")
    app.scrub()
    #expect(app.walk().contains { $0.hasPrefix("Onions") })
  }

  @Test("With large type the quantity's number and stepper stand one below the other")
  func largeType() throws {
    var settings = Settings()
    settings.contentSize = .accessibilityExtraLarge
    UIKitHost.shared.apply(settings)
    let view = QuantityView(frame: .zero)
    #expect((view.subviews.first as? UIStackView)?.axis == .vertical)
    UIKitHost.shared.apply(Settings())
  }

  private func bought(_ item: GroceryItem) -> GroceryItem {
    var item = item
    item.isBought = true
    return item
  }
}

extension GroceryListViewController {
  fileprivate var names: [String] { store.items.map(\.name) }
}
