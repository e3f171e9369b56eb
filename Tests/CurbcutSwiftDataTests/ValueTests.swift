import CurbcutSwiftData
import Foundation
import Testing

@Suite("Values of models")
struct ValueTests {
  nonisolated(unsafe) private static let changes: [(String, (Everything) -> Void, (Everything) -> Bool)] = [
    ("default", { _ in }, { $0.text == "text" && $0.count == -1 && $0.mood == .calm && $0.place == Place() }),
    ("bool", { $0.flag = true }, { $0.flag }),
    ("int", { $0.count = .min }, { $0.count == .min }),
    ("int16", { $0.small = -5 }, { $0.small == -5 }),
    ("uint64", { $0.big = .max }, { $0.big == .max }),
    ("double", { $0.real = 0.1 }, { $0.real == 0.1 && $0.half == 0.05 }),
    ("not a number", { $0.real = .nan }, { $0.real.isNaN }),
    ("infinity", { $0.real = -.infinity }, { $0.real == -.infinity }),
    ("float", { $0.single = 0.1 }, { $0.single == 0.1 }),
    ("string", { $0.text = "a \u{0} é 🐶 '\"" }, { $0.text == "a \u{0} é 🐶 '\"" }),
    ("empty string", { $0.text = "" }, { $0.text == "" }),
    (
      "date", { $0.date = Date(timeIntervalSince1970: 1.1) }, { $0.date == Date(timeIntervalSince1970: 1.1) }
    ),
    ("data", { $0.data = Data([0, 255]) }, { $0.data == Data([0, 255]) }),
    ("empty data", { $0.data = Data() }, { $0.data == Data() }),
    (
      "url", { $0.url = URL(string: "https://a.b/c?d=e") ?? $0.url },
      { $0.url == URL(string: "https://a.b/c?d=e") }
    ),
    (
      "decimal", { $0.decimal = Decimal(string: "-12345678901234567890.123") ?? 0 },
      { $0.decimal == Decimal(string: "-12345678901234567890.123") }
    ),
    ("optional", { $0.maybeText = "x" }, { $0.maybeText == "x" }),
    ("nil", { $0.maybeText = nil }, { $0.maybeText == nil && $0.maybeCount == nil && $0.maybePlace == nil }),
    ("optional struct", { $0.maybePlace = Place(x: 3) }, { $0.maybePlace == Place(x: 3) }),
    ("enum", { $0.mood = .wild }, { $0.mood == .wild }),
    ("optional enum", { $0.maybeMood = .wild }, { $0.maybeMood == .wild }),
    ("enum of numbers", { $0.rank = .second }, { $0.rank == .second }),
    ("enum with values", { $0.shape = .circle(0.25) }, { $0.shape == .circle(0.25) }),
    ("struct", { $0.place.names.append("c") }, { $0.place.names == ["a", "b", "c"] }),
    ("strings", { $0.texts = ["", "b"] }, { $0.texts == ["", "b"] }),
    ("structs", { $0.places = [Place(), Place(x: 1)] }, { $0.places == [Place(), Place(x: 1)] }),
    ("dictionary", { $0.numbers["one"] = 1 }, { $0.numbers == ["one": 1] }),
    ("options", { $0.tags = Tags(rawValue: 6) }, { $0.tags == Tags(rawValue: 6) }),
  ]

  @Test("Each kind of value is the same after it was saved and fetched", arguments: changes.indices)
  func roundTrip(_ index: Int) throws {
    let (name, change, check) = Self.changes[index]
    let context = try memoryContext(Everything.self)
    let model = Everything()
    change(model)
    #expect(check(model), "\(name) before it is inserted")
    context.insert(model)
    #expect(check(model), "\(name) before it is saved")
    try context.save()
    let other = ModelContext(context.container)
    let fetched = try #require(try other.fetch(FetchDescriptor<Everything>()).first)
    #expect(fetched !== model)
    #expect(check(fetched), "\(name) after it was saved")
    #expect(fetched.uuid == model.uuid)
    // And as a change of a model that is in the store.
    let second = Everything()
    context.insert(second)
    try context.save()
    change(second)
    try context.save()
    let id = second.persistentModelID
    let again = try #require(ModelContext(context.container).model(for: id) as? Everything)
    #expect(check(again), "\(name) after it was changed")
  }

  @Test("What is transient or ephemeral is not stored, and observers of properties are called")
  func unstored() throws {
    let context = try memoryContext(Everything.self)
    let model = Everything()
    context.insert(model)
    model.scratch = "changed"
    model.passing = 8
    model.watched = 3
    model.watched = 5
    #expect(model.changes == 5)
    try context.save()
    #expect(model.passing == 8)
    let fetched = try #require(
      try ModelContext(context.container).fetch(FetchDescriptor<Everything>()).first)
    #expect(fetched.scratch == "not stored")
    #expect(fetched.passing == 7)
    #expect(fetched.watched == 5 && fetched.changes == 5)
  }

  @Test("A property tells its observers of changes by the app, and of those that are taken back")
  func observed() throws {
    let context = try memoryContext(Item.self)
    let item = Item(code: "a", name: "first")
    context.insert(item)
    try context.save()
    nonisolated(unsafe) var changes = 0
    func track() {
      withObservationTracking {
        _ = item.name
      } onChange: {
        changes += 1
      }
    }
    track()
    item.rank = 5
    #expect(changes == 0)
    item.name = "second"
    #expect(changes == 1)
    track()
    context.rollback()
    #expect(changes == 2)
    #expect(item.name == "first" && item.rank == 0)
    #expect(!context.hasChanges && !item.hasChanges)
  }
}
