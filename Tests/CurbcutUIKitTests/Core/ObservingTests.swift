import CurbcutUIKit
import Testing

@MainActor
@Suite("Observing and coding views by key", .serialized)
struct ObservingTests {
  private final class Watcher: UIViewController {
    var heard: [String] = []
    var unknown: [String] = []
    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      heard.append("\(keyPath ?? "") \(change?[.newKey] ?? "")")
    }
    func setValue(_ value: Any?, forUndefinedKey key: String) { unknown.append(key) }
  }

  init() {
    ObjCRuntime.register(Watcher.self) { type in
      type.method("observeValueForKeyPath:ofObject:change:context:") { watcher, arguments in
        watcher.observeValue(
          forKeyPath: try arguments.value(0), of: try arguments.value(1), change: try arguments.value(2),
          context: try arguments.value(3))
      }
      type.method("setValue:forUndefinedKey:") { watcher, arguments in
        watcher.setValue(try arguments.value(0) as Any?, forUndefinedKey: try arguments.value(1))
      }
    }
  }

  @Test("a scroll view tells of its content's size and place")
  func scrolling() {
    let (scroll, watcher) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Watcher())
    var offsets: [CGFloat] = []
    let observation = scroll.observe(\.contentOffset, "contentOffset", options: [.old, .new]) { _, change in
      offsets += [change.oldValue?.y ?? -1, change.newValue?.y ?? -1]
    }
    scroll.addObserver(watcher, forKeyPath: "contentSize", options: .new, context: nil)
    scroll.contentSize = CGSize(width: 100, height: 500)
    scroll.contentOffset = CGPoint(x: 0, y: 40)
    scroll.setContentOffset(CGPoint(x: 0, y: 60), animated: false)
    #expect(offsets == [0, 40, 40, 60])
    #expect(watcher.heard.count == 1)
    observation.invalidate()
    scroll.removeObserver(watcher, forKeyPath: "contentSize")
  }

  @Test("a view tells of its geometry, and a control of its state")
  func views() {
    let view = UIButton(frame: .zero)
    var heard: [String] = []
    let observations = [
      view.observe(\.frame, "frame") { _, _ in heard.append("frame") },
      view.observe(\.bounds, "bounds") { _, _ in heard.append("bounds") },
      view.observe(\.isHidden, "isHidden", options: .new) { heard.append("hidden \($1.newValue ?? false)") },
      view.observe(\.isEnabled, "enabled", options: .old) { heard.append("enabled \($1.oldValue ?? false)") },
    ]
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    view.isHidden = true
    view.isEnabled = false
    #expect(heard == ["frame", "bounds", "hidden true", "enabled true"])
    for observation in observations { observation.invalidate() }
    view.frame = .zero
    #expect(heard.count == 4)
  }

  @Test("values reach properties and overrides by key, also of an object held as NSObject")
  func coding() {
    let (view, watcher) = (UIView(), Watcher())
    (view as NSObject).setValue(NSNumber(value: 0.5), forKey: "alpha")
    view.setValue(true, forKey: "hidden")
    #expect(view.alpha == 0.5)
    #expect(view.isHidden)
    (watcher as NSObject).setValue(1, forKey: "nothing")
    #expect(watcher.unknown == ["nothing"])
  }

  @Test("what is associated with a view goes when the view does")
  func associations() {
    final class Key { nonisolated(unsafe) static var key: UInt8 = 0 }
    weak var value: NSObject?
    do {
      let (view, held) = (UIView(), NSObject())
      value = held
      objc_setAssociatedObject(view, &Key.key, held, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(value != nil)
    }
    #expect(value == nil)
  }
}
