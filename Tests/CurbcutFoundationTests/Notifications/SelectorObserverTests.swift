import CurbcutFoundation
import Testing

private final class Listener: NSObject {
  var heard: [String] = []
  var whenHeard: (() -> Void)?
  func note(_ notification: Notification) { heard.append(notification.name.rawValue) }
  func oldNote(_ notification: NSNotification) { heard.append("old \(notification.userInfo?["k"] ?? "")") }
  func bare() {
    heard.append("bare")
    whenHeard?()
  }
}

extension NSNotification.Name {
  fileprivate static let one = NSNotification.Name("one")
  fileprivate static let two = NSNotification.Name("two")
}

@Suite("An observer by selector")
struct SelectorObserverTests {
  let center = NotificationCenter()

  init() {
    ObjCRuntime.register(Listener.self) { c in
      c.method("note:") { o, a in o.note(try a.value(0)) }
      c.method("oldNote:") { o, a in o.oldNote(try a.value(0)) }
      c.method("bare") { o, _ in o.bare() }
    }
  }

  @Test("hears at once, on the thread that posts, with either kind of notification or none")
  func hears() {
    let listener = Listener()
    center.addObserver(listener, selector: "note:", name: .one, object: nil)
    center.addObserver(listener, selector: "oldNote:", name: .one, object: nil)
    center.addObserver(listener, selector: "bare", name: .two, object: nil)
    center.post(name: .one, object: self, userInfo: ["k": "v"])
    center.post(name: .two, object: nil)
    #expect(listener.heard == ["one", "old v", "bare"])
  }

  @Test("hears one object only, or everything")
  func filters() {
    let (listener, all) = (Listener(), Listener())
    let (mine, other) = (NSObject(), NSObject())
    center.addObserver(listener, selector: "note:", name: .one, object: mine)
    center.addObserver(all, selector: "note:", name: nil, object: nil)
    center.post(name: .one, object: other)
    center.post(name: .one, object: nil)
    #expect(listener.heard.isEmpty)
    center.post(name: .one, object: mine)
    center.post(name: .two, object: mine)
    #expect(listener.heard == ["one"])
    #expect(all.heard == ["one", "one", "one", "two"])
  }

  @Test("hears no more when it is removed, for one name or all, or when it is gone")
  func removal() {
    let listener = Listener()
    for name in [NSNotification.Name.one, .two] {
      center.addObserver(listener, selector: "note:", name: name, object: nil)
    }
    center.removeObserver(listener, name: .one, object: nil)
    center.post(name: .one, object: nil)
    center.post(name: .two, object: nil)
    #expect(listener.heard == ["two"])
    center.removeObserver(listener)
    center.post(name: .two, object: nil)
    #expect(listener.heard == ["two"])
    var gone: Listener? = Listener()
    weak let weakly = gone
    center.addObserver(gone as Any, selector: "bare", name: .one, object: nil)
    gone = nil
    #expect(weakly == nil)
    center.post(name: .one, object: nil)
  }

  @Test("removed by one that hears before it, does not hear")
  func removalWhileHearing() {
    let (first, second) = (Listener(), Listener())
    center.addObserver(first, selector: "bare", name: .one, object: nil)
    center.addObserver(second, selector: "bare", name: .one, object: nil)
    first.whenHeard = { [center] in center.removeObserver(second) }
    center.post(name: .one, object: nil)
    #expect(first.heard == ["bare"])
    #expect(second.heard.isEmpty)
  }

  @Test("leaves observers by block alone, whose tokens remove them as before")
  func blocks() {
    nonisolated(unsafe) var count = 0
    let token = center.addObserver(forName: .one, object: nil, queue: nil) { _ in count += 1 }
    center.post(name: .one, object: nil)
    center.removeObserver(token)
    center.post(name: .one, object: nil)
    #expect(count == 1)
  }
}
