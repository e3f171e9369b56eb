import CurbcutFoundation
import Testing

/// As lowering leaves `@objc dynamic` properties.
private class Account: NSObject {
  var balance = 0 {
    willSet { ObjCRuntime.willChange(self, "balance") }
    didSet { ObjCRuntime.didChange(self, "balance", oldValue, balance) }
  }
  var owner: Owner? {
    willSet { ObjCRuntime.willChange(self, "owner") }
    didSet { ObjCRuntime.didChange(self, "owner", oldValue, owner) }
  }
  /// As UIKit's setters tell of a change: afterwards only.
  var isOpen = false { didSet { ObjCRuntime.didChange(self, "isOpen", oldValue, isOpen) } }
  var plain = 0
  var summary: String { "\(balance) of \(owner?.name ?? "nobody")" }
}

private final class Owner: NSObject {
  var name = "" {
    willSet { ObjCRuntime.willChange(self, "name") }
    didSet { ObjCRuntime.didChange(self, "name", oldValue, name) }
  }
}

private final class Watcher: NSObject {
  var heard: [(path: String?, change: [NSKeyValueChangeKey: Any])] = []
  var contexts: [UnsafeMutableRawPointer?] = []
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    heard.append((keyPath, change ?? [:]))
    contexts.append(context)
  }
}

private let registration: Void = {
  ObjCRuntime.register(Account.self) { c in
    c.property("balance", get: { $0.balance }, set: { $0.balance = $1 })
    c.property("owner", get: { $0.owner }, set: { $0.owner = $1 })
    c.property("plain", get: { $0.plain }, set: { $0.plain = $1 })
    c.property("summary", get: { $0.summary })
    c.classMethod("keyPathsForValuesAffectingSummary") { _, _ in ["balance", "owner.name"] as Set<String> }
  }
  ObjCRuntime.register(Owner.self) { c in
    c.property("name", get: { $0.name }, set: { $0.name = $1 })
  }
  ObjCRuntime.register(Watcher.self) { c in
    c.method("observeValueForKeyPath:ofObject:change:context:") { o, a in
      o.observeValue(
        forKeyPath: try a.value(0), of: try a.value(1), change: try a.value(2), context: try a.value(3))
    }
  }
}()

extension Shared {
  @MainActor
  @Suite("Key-value observing")
  struct KeyValueObservingTests {
    init() { registration }

    @Test("calls a handler with the values it asked for, until the observation is let go")
    func handler() {
      let account = Account()
      var heard: [(Int?, Int?, Bool)] = []
      var observation: NSKeyValueObservation? = account.observe(
        \.balance, "balance", options: [.old, .new, .initial]
      ) { object, change in
        #expect(object === account)
        heard.append((change.oldValue, change.newValue, change.isPrior))
      }
      account.balance = 5
      account.balance = 7
      #expect(heard.map { $0.0 } == [nil, 0, 5])
      #expect(heard.map { $0.1 } == [0, 5, 7])
      withExtendedLifetime(observation) {}
      observation = nil
      account.balance = 8
      #expect(heard.count == 3)
      var bare: [NSKeyValueObservedChange<Int>] = []
      let other = account.observe(\.balance, "balance") { bare.append($1) }
      account.balance = 9
      #expect(bare.count == 1)
      #expect(bare[0].newValue == nil && bare[0].oldValue == nil && bare[0].kind == .setting)
      other.invalidate()
      account.balance = 10
      #expect(bare.count == 1)
    }

    @Test("says that it does not know which property a key path is, where only the key path could tell")
    func names() {
      let account = Account()
      #expect(reports { account.observe(\.summary, options: .new) { _, _ in }.invalidate() }.count == 1)
    }

    @Test("tells before a change too, when asked")
    func prior() {
      let account = Account()
      var heard: [String] = []
      let observation = account.observe(\.balance, "balance", options: [.prior, .old, .new]) {
        heard.append("\($1.isPrior) \($1.oldValue ?? -1) \($1.newValue ?? -1)")
      }
      account.balance = 4
      #expect(heard == ["true 0 -1", "false 0 4"])
      observation.invalidate()
    }

    @Test("follows key paths to other objects, as they are replaced")
    func paths() {
      let account = Account()
      let (first, second) = (Owner(), Owner())
      first.name = "A"
      second.name = "B"
      account.owner = first
      var heard: [String] = []
      let observation = account.observe(\.owner?.name, "owner.name", options: [.old, .new]) {
        heard.append("\(($1.oldValue ?? "-") ?? "nil") \(($1.newValue ?? "-") ?? "nil")")
      }
      first.name = "C"
      account.owner = second
      first.name = "X"
      second.name = "D"
      account.owner = nil
      #expect(heard == ["A C", "C B", "B D", "D nil"])
      observation.invalidate()
    }

    @Test("tells of computed properties that depend on others")
    func dependent() {
      let account = Account()
      account.owner = Owner()
      var heard: [String?] = []
      let observation = account.observe(\.summary, "summary", options: .new) { heard.append($1.newValue) }
      account.balance = 1
      account.owner?.name = "E"
      #expect(heard == ["1 of ", "1 of E"])
      observation.invalidate()
    }

    @Test("calls observeValue of an observer, which is removed by name or by context")
    func observers() {
      let (account, watcher) = (Account(), Watcher())
      let context = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
      defer { context.deallocate() }
      account.addObserver(watcher, forKeyPath: "balance", options: [.new, .old], context: context)
      account.addObserver(watcher, forKeyPath: "owner", options: .new, context: nil)
      account.balance = 2
      account.owner = nil
      #expect(watcher.heard.map(\.path) == ["balance", "owner"])
      #expect(watcher.heard.first?.change[.newKey] as? Int == 2)
      #expect(watcher.heard.first?.change[.oldKey] as? Int == 0)
      #expect(watcher.heard.first?.change[.kindKey] as? UInt == NSKeyValueChange.setting.rawValue)
      #expect(watcher.heard.last?.change[.newKey] is NSNull)
      #expect(watcher.contexts == [context, nil])
      account.removeObserver(watcher, forKeyPath: "balance", context: context)
      account.removeObserver(watcher, forKeyPath: "owner")
      account.balance = 3
      #expect(watcher.heard.count == 2)
      #expect(reports { account.removeObserver(watcher, forKeyPath: "owner") }.count == 1)
    }

    @Test("says that a class that observes does not take the change")
    func unhandled() {
      let (account, careless) = (Account(), NSObject())
      account.addObserver(careless, forKeyPath: "balance", context: nil)
      #expect(reports { account.balance = 1 }.count == 1)
      account.removeObserver(careless, forKeyPath: "balance")
    }

    @Test("tells once of what key-value coding sets, and of what a class says changed")
    func coding() {
      let account = Account()
      var heard: [String] = []
      let observations = [
        account.observe(\.balance, "balance", options: [.old, .new]) {
          heard.append("\($1.oldValue ?? -1) \($1.newValue ?? -1)")
        },
        account.observe(\.plain, "plain", options: [.old, .new]) {
          heard.append("plain \($1.oldValue ?? -1) \($1.newValue ?? -1)")
        },
      ]
      account.setValue(6, forKey: "balance")
      account.setValue(7, forKey: "plain")
      account.plain = 8
      account.willChangeValue(forKey: "plain")
      account.plain = 9
      account.didChangeValue(forKey: "plain")
      #expect(heard == ["0 6", "plain 0 7", "plain 8 9"])
      for observation in observations { observation.invalidate() }
    }

    @Test("knows a flag by its name with is and without")
    func flags() {
      let account = Account()
      var heard: [Bool?] = []
      let observation = account.observe(\.isOpen, "open", options: [.old, .new]) {
        heard += [$1.oldValue, $1.newValue]
      }
      account.isOpen = true
      #expect(heard == [false, true])
      observation.invalidate()
    }

    @Test("ends with the object or the observer")
    func lifetimes() {
      var account: Account? = Account()
      weak let weakly = account
      let observation = account?.observe(\.balance, "balance") { _, _ in }
      account = nil
      #expect(weakly == nil)
      observation?.invalidate()
      let other = Account()
      var watcher: Watcher? = Watcher()
      other.addObserver(watcher ?? Watcher(), forKeyPath: "balance", context: nil)
      watcher = nil
      other.balance = 1
    }
  }
}
