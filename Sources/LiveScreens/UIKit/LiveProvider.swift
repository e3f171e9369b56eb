#if canImport(UIKit)
  import AccessibilityTree
  import AssistiveTechnology
  import Captures
  import CurbcutRecorder
  import DeviceSettings
  import Foundation
  import UIKit

  /// A window of whichever UIKit runs, read and acted on through public API alone.
  ///
  /// What an app announces is not heard: no public API tells a process what it posts.
  @MainActor
  final class LiveProvider: ScreenProvider {
    let window: UIWindow
    private(set) var tree = ElementTree()
    /// Why the last reading failed; nil when it did not.
    private(set) var failure: String?
    /// Why the last action did nothing; nil when it did something.
    var unhandled: String?
    /// The objects of the last reading. They are kept alive, so that no other object takes their identity.
    private var objects: [AccessibilityElement.ID: NSObject] = [:]
    private var numbers: [ObjectIdentifier: AccessibilityElement.ID] = [:]
    private var lastNumber: AccessibilityElement.ID = 0
    private var lastRead: (json: Data, order: [ObjectIdentifier])?
    private var front: ObjectIdentifier?
    private var focused: NSObject?
    private var isChanged = false

    init(_ window: UIWindow) {
      self.window = window
      read()
      front = frontController.map { ObjectIdentifier($0) }
      isChanged = false
    }

    var screenSize: CGSize? { window.bounds.size }

    /// The object behind an element; nil for one that is gone.
    func object(of id: AccessibilityElement.ID) -> NSObject? { objects[id] }

    /// The element that an object is; nil for none.
    func id(of object: NSObject) -> AccessibilityElement.ID? { numbers[ObjectIdentifier(object)] }

    // MARK: Reading

    /// Reads the window again, if anything that it says has changed.
    func read() {
      window.layoutIfNeeded()
      do {
        let recording = try AccessibilityRecorder.record(only: window)
        let order = recording.objects.map { ObjectIdentifier($0) }
        if let lastRead, lastRead.json == recording.json, lastRead.order == order { return }
        let read = try Capture(data: recording.json).tree()
        var numbers: [ObjectIdentifier: AccessibilityElement.ID] = [:]
        var objects: [AccessibilityElement.ID: NSObject] = [:]
        for object in recording.objects {
          let identity = ObjectIdentifier(object)
          guard numbers[identity] == nil else { continue }
          let known = self.numbers[identity]
          if known == nil { lastNumber += 1 }
          let number = known ?? lastNumber
          numbers[identity] = number
          objects[number] = object
        }
        // Recordings count objects from 1, in the order in which they are written.
        tree = read.withIDs { id in
          order.indices.contains(Int(id) - 1) ? numbers[order[Int(id) - 1]] ?? id : id
        }
        (self.numbers, self.objects, lastRead) = (numbers, objects, (recording.json, order))
        failure = nil
        isChanged = true
      } catch {
        failure = "\(error)"
      }
    }

    func bringUpToDate() -> ScreenUpdate? {
      read()
      defer { isChanged = false }
      return isChanged ? .structure : nil
    }

    func refresh(_ id: AccessibilityElement.ID) -> ScreenUpdate? { bringUpToDate() }

    // MARK: What comes and goes

    /// The controller whose screen is in front.
    private var frontController: UIViewController? {
      var current = window.rootViewController
      while let controller = current {
        if let presented = controller.presentedViewController {
          current = presented
        } else if let navigation = controller as? UINavigationController,
          let top = navigation.topViewController
        {
          current = top
        } else if let tabs = controller as? UITabBarController, let selected = tabs.selectedViewController {
          current = selected
        } else {
          return controller
        }
      }
      return nil
    }

    /// UIKit tells assistive technologies of new screens; here they are noticed.
    func takeNotifications() -> [AppNotification] {
      let now = frontController.map { ObjectIdentifier($0) }
      guard now != front else { return [] }
      front = now
      return [.screenChanged(.none)]
    }

    func cursorMoved(to focus: Focus, of technology: String) {
      let new = focus.element.flatMap(object(of:))
      guard new !== focused else { return }
      focused?.accessibilityElementDidLoseFocus()
      focused = new
      new?.accessibilityElementDidBecomeFocused()
    }

    func perform(_ request: ActionRequest) -> ActionOutcome {
      let object = request.element.flatMap(object(of:))
      unhandled = nil
      if case .search(let search) = request.action {
        let found = object.flatMap { self.search(search, from: $0) }
        return ActionOutcome(request: request.number, succeeded: found != nil, found: found)
      }
      return ActionOutcome(
        request: request.number,
        succeeded: LiveAction(window: window, provider: self).carryOut(request.action, on: object))
    }

    private func search(_ search: RotorSearch, from object: NSObject) -> ActionOutcome.FoundItem? {
      guard let rotors = object.accessibilityCustomRotors, rotors.indices.contains(search.rotor) else {
        return nil
      }
      let predicate = UIAccessibilityCustomRotorSearchPredicate()
      predicate.searchDirection = search.forward ? .next : .previous
      predicate.currentItem = UIAccessibilityCustomRotorItemResult(targetElement: object, targetRange: nil)
      guard let found = rotors[search.rotor].itemSearchBlock(predicate)?.targetElement as? NSObject else {
        return nil
      }
      read()
      return id(of: found).map { ActionOutcome.FoundItem(element: $0) }
    }

    /// Lets time pass by the app's own clock, in seconds.
    func wait(_ seconds: Double) { RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds)) }

    func copy(_ text: String) { UIPasteboard.general.string = text }
  }
#endif
