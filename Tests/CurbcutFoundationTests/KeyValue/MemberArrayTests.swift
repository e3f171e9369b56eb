import CurbcutFoundation
import Testing

/// As lowering leaves a class that watches its own collection, as forms do.
private final class Shelf: NSObject {
  var books = NSMutableArray() {
    willSet { ObjCRuntime.willChange(self, "books") }
    didSet { ObjCRuntime.didChange(self, "books", oldValue, books) }
  }
  var names: [String] = [] {
    willSet { ObjCRuntime.willChange(self, "names") }
    didSet { ObjCRuntime.didChange(self, "names", oldValue, names) }
  }
  var log: [String] = []
  var changes: [[NSKeyValueChangeKey: Any]] = []

  override init() {
    super.init()
    addObserver(self, forKeyPath: "books", options: [.new, .old], context: nil)
    addObserver(self, forKeyPath: "names", options: [.new, .old], context: nil)
  }

  deinit {
    removeObserver(self, forKeyPath: "books")
    removeObserver(self, forKeyPath: "names")
  }

  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    changes.append(change ?? [:])
  }
}

/// Has methods for its collection.
private final class Queue: NSObject {
  var items: [String] = []
  var log: [String] = []
}

private let registration: Void = {
  ObjCRuntime.register(Shelf.self) { c in
    c.property("books", get: { $0.books }, set: { $0.books = $1 })
    c.property("names", get: { $0.names }, set: { $0.names = $1 })
    c.method("observeValueForKeyPath:ofObject:change:context:") { o, a in
      o.observeValue(
        forKeyPath: try a.value(0), of: try a.value(1), change: try a.value(2), context: try a.value(3))
    }
  }
  ObjCRuntime.register(Queue.self) { c in
    c.property("items", get: { $0.items })
    c.method("insertObject:inItemsAtIndex:") { o, a in
      let (text, index): (String, Int) = (try a.value(0), try a.value(1))
      o.items.insert(text, at: index)
      o.log.append("insert \(text) at \(index)")
    }
    c.method("removeObjectFromItemsAtIndex:") { o, a in
      let index: Int = try a.value(0)
      o.log.append("remove \(o.items.remove(at: index))")
    }
  }
}()

extension Shared {
  /// <https://developer.apple.com/documentation/objectivec/nsobject/mutablearrayvalue(forkey:)>
  @MainActor
  @Suite("The array that stands for a property")
  struct MemberArrayTests {
    init() { registration }

    private func told(_ change: [NSKeyValueChangeKey: Any]?) -> String {
      guard let change, let kind = change[.kindKey] as? UInt else { return "-" }
      let indexes = (change[.indexesKey] as? IndexSet).map { Array($0) } ?? []
      return "\(kind) \(indexes) \(change[.newKey] as? [String] ?? []) \(change[.oldKey] as? [String] ?? [])"
    }

    @Test("changes the property, and tells which members changed", arguments: ["books", "names"])
    func members(key: String) {
      let shelf = Shelf()
      let array = shelf.mutableArrayValue(forKey: key)
      func now() -> [String] { shelf.value(forKey: key) as? [String] ?? [] }
      array.add("a")
      #expect(now() == ["a"] && told(shelf.changes.last) == "2 [0] [\"a\"] []")
      array.addObjects(from: ["b", "c"])
      #expect(told(shelf.changes.last) == "2 [1, 2] [\"b\", \"c\"] []")
      array[1] = "x"
      #expect(now() == ["a", "x", "c"] && told(shelf.changes.last) == "4 [1] [\"x\"] [\"b\"]")
      array.removeObject(at: 0)
      #expect(now() == ["x", "c"] && told(shelf.changes.last) == "3 [0] [] [\"a\"]")
      array.replaceObjects(in: NSRange(location: 0, length: 1), withObjectsFrom: ["y", "z"])
      #expect(now() == ["y", "z", "c"])
      array.insert(["p", "q"], at: [0, 2])
      #expect(now() == ["p", "y", "q", "z", "c"])
      array.exchangeObject(at: 0, withObjectAt: 4)
      #expect(now() == ["c", "y", "q", "z", "p"] && array.count == 5)
      array.removeAllObjects()
      #expect(now() == [] && told(shelf.changes.last).hasPrefix("3 [0, 1, 2, 3, 4]"))
      #expect(shelf.changes.count == 9)
    }

    @Test("uses the methods that the class has for the collection")
    func methods() {
      let queue = Queue()
      let array = queue.mutableArrayValue(forKey: "items")
      array.add("a")
      array.add("b")
      array.exchangeObject(at: 0, withObjectAt: 1)
      array.removeObject(at: 1)
      #expect(queue.items == ["b"])
      #expect(queue.log.first == "insert a at 0" && queue.log.last == "remove a")
    }

    @Test("An observer that ends its observation while it is deallocated is let go")
    func deallocation() {
      weak var gone: Shelf?
      do {
        let shelf = Shelf()
        gone = shelf
        shelf.mutableArrayValue(forKey: "books").add(1)
      }
      #expect(gone == nil)
    }

    @Test("A setting is told as before")
    func setting() {
      let shelf = Shelf()
      shelf.names = ["a"]
      #expect(told(shelf.changes.last) == "1 [] [\"a\"] []")
    }
  }
}
