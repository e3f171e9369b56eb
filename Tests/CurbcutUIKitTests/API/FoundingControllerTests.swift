import CurbcutUIKit
import DeviceSettings
import Testing

// The controllers of the founding document on inclusive mobile apps, chapters 7 and 8. They stand as they are
// written there, save for `@objc` and `#selector`: the observers are blocks.

/// A controller that follows a flag, as the document writes one for each of eleven flags.
@MainActor
private class FlagController: UIViewController {
  private var observer: (any NSObjectProtocol)?
  private(set) var seen: [Bool] = []

  var status: Bool { false }
  var notification: NSNotification.Name { UIAccessibility.voiceOverStatusDidChangeNotification }

  override func viewDidLoad() {
    super.viewDidLoad()

    observer = NotificationCenter.default.addObserver(
      forName: notification, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.changed() }
    }
  }

  func changed() { seen.append(status) }

  func stop() { observer.map(NotificationCenter.default.removeObserver) }
}

/// Listing 7-1.
private final class GuidedAccessController: FlagController {
  var guidedAccessStatus: Bool {
    get {
      return UIAccessibility.isGuidedAccessEnabled
    }
  }
  override var status: Bool { guidedAccessStatus }
  override var notification: NSNotification.Name { UIAccessibility.guidedAccessStatusDidChangeNotification }
}

/// Listing 8-1.
private final class VoiceOverController: FlagController {
  var voiceOverStatus: Bool {
    get {
      return UIAccessibility.isVoiceOverRunning
    }
  }
  override var status: Bool { voiceOverStatus }
}

/// Listing 8-13.
private final class BoldTextController: FlagController {
  var boldTextStatus: Bool {
    get {
      return UIAccessibility.isBoldTextEnabled
    }
  }
  override var status: Bool { boldTextStatus }
  override var notification: NSNotification.Name { UIAccessibility.boldTextStatusDidChangeNotification }
}

/// Listing 8-17.
private final class SwitchLabelsController: FlagController {
  override var status: Bool { UIAccessibility.isOnOffSwitchLabelsEnabled }
  override var notification: NSNotification.Name { UIAccessibility.onOffSwitchLabelsDidChangeNotification }
}

/// Listing 8-18.
private final class TransparencyController: FlagController {
  override var status: Bool { UIAccessibility.isReduceTransparencyEnabled }
  override var notification: NSNotification.Name {
    UIAccessibility.reduceTransparencyStatusDidChangeNotification
  }
}

/// Listing 8-20.
private final class DarkerColorsController: FlagController {
  override var status: Bool { UIAccessibility.isDarkerSystemColorsEnabled }
  override var notification: NSNotification.Name {
    UIAccessibility.darkerSystemColorsStatusDidChangeNotification
  }
}

/// Listing 8-21.
private final class WithoutColorController: FlagController {
  override var status: Bool { UIAccessibility.shouldDifferentiateWithoutColor }
  override var notification: NSNotification.Name {
    UIAccessibility.differentiateWithoutColorDidChangeNotification
  }
}

/// Listing 8-24.
private final class GrayscaleController: FlagController {
  override var status: Bool { UIAccessibility.isGrayscaleEnabled }
  override var notification: NSNotification.Name { UIAccessibility.grayscaleStatusDidChangeNotification }
}

/// Listing 8-25.
private final class MotionController: FlagController {
  override var status: Bool { UIAccessibility.isReduceMotionEnabled }
  override var notification: NSNotification.Name { UIAccessibility.reduceMotionStatusDidChangeNotification }
}

/// Listing 8-28.
private final class SpeakSelectionController: FlagController {
  override var status: Bool { UIAccessibility.isSpeakSelectionEnabled }
  override var notification: NSNotification.Name {
    UIAccessibility.speakSelectionStatusDidChangeNotification
  }
}

/// Listing 8-30.
private final class SpeakScreenController: FlagController {
  override var status: Bool { UIAccessibility.isSpeakScreenEnabled }
  override var notification: NSNotification.Name { UIAccessibility.speakScreenStatusDidChangeNotification }
}

// Listings 7-2 to 7-6.

private enum Restriction: String, CaseIterable {
  case settings = "com.myCompany.myApp.restriction.settings"
  case delete = "com.myCompany.myApp.restriction.delete"
}

extension Restriction {
  fileprivate var title: String {
    switch self {
    case .settings:
      return "Settings"
    case .delete:
      return "Delete"
    }
  }

  fileprivate var detail: String {
    switch self {
    case .settings:
      return "Allow changing settings"
    case .delete:
      return "Allow permanent deletion of items"
    }
  }
}

private final class AppDelegate: UIResponder, UIApplicationDelegate {
  var log: [String] = []
}

extension AppDelegate: UIGuidedAccessRestrictionDelegate {
  var guidedAccessRestrictionIdentifiers: [String]? {
    return Restriction.allCases.map { $0.rawValue }
  }

  func textForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String? {
    return Restriction(rawValue: restrictionIdentifier)?.title
  }

  func detailTextForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String? {
    return Restriction(rawValue: restrictionIdentifier)?.detail
  }

  func guidedAccessRestriction(
    withIdentifier restrictionIdentifier: String,
    didChange newRestrictionState: UIAccessibility.GuidedAccessRestrictionState
  ) {

    switch restrictionIdentifier {
    case Restriction.settings.rawValue:
      if newRestrictionState == .deny {
        // remove settings feature
        log.append("no settings")
      } else {
        // add settings feature
        log.append("settings")
      }

    case Restriction.delete.rawValue:
      if newRestrictionState == .deny {
        // remove delete feature
        log.append("no delete")
      } else {
        // add delete feature
        log.append("delete")
      }
    default:
      preconditionFailure()
    }
  }
}

/// Listing 7-7.
private final class DeleteController: UIViewController {
  private(set) var isDeleteEnabled = false

  override func viewDidLoad() {
    super.viewDidLoad()

    let deleteFeatureState = UIAccessibility.guidedAccessRestrictionState(
      forIdentifier: Restriction.delete.rawValue)

    switch deleteFeatureState {
    case .allow:
      // enable the delete feature
      isDeleteEnabled = true
    case .deny:
      // disable the delete feature
      isDeleteEnabled = false
    }
  }
}

/// Listing 8-12.
private final class ZoomController: UIViewController {
  private var myCustomView = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)

    UIAccessibility.zoomFocusChanged(zoomType: .insertionPoint, toFrame: myCustomView.frame, in: view)
  }
}

private final class NextViewController: UIViewController {}

/// Listing 8-31.
private final class ScrollController: UIViewController {
  var isLastPage = false

  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    if lastPage() {
      return false
    }

    present(nextPage(), animated: true) {
      UIAccessibility.post(
        notification: .pageScrolled,
        argument: nil)
    }

    return true
  }

  func nextPage() -> UIViewController {
    // return your next content view controller
    return NextViewController()
  }

  func lastPage() -> Bool {
    // return true if this is the last page of this content
    if isLastPage {
      return true
    }

    return false
  }
}

/// Listings 8-2 to 8-5.
@MainActor
private struct Posts {
  func deleteItem() {
    // VoiceOver announces "One item removed" and the accessibility user interface is recreated to reflect this.
    // VoiceOver focus is unchanged, unless the focus was on the removed element.
    UIAccessibility.post(notification: .layoutChanged, argument: "One item removed")
  }

  func updateSearchResults(tableView: UITableView) {
    let firstCell = tableView.cellForRow(at: IndexPath(row: 0, section: 0))

    // Focuses VoiceOver on the first cell.
    UIAccessibility.post(notification: .screenChanged, argument: firstCell)
  }

  func reachabilityFailed() {
    // VoiceOver announces "Warning: Poor network connectivity detected".
    // No changes are made to the accessibility user interface or VoiceOver focus.
    UIAccessibility.post(
      notification: .announcement,
      argument: "Warning: Poor network connectivity detected")
  }

  func reachabilityFailedQueued() {
    let announcement = NSAttributedString(
      string: "Warning: Poor network connectivity detected",
      attributes: [.accessibilitySpeechQueueAnnouncement: true])

    UIAccessibility.post(notification: .announcement, argument: announcement)
  }
}

/// Stands for SwiftUI's, which is a later module: runs the block at once, and counts.
private struct Animation {
  static var `default`: Animation { Animation() }
}

@MainActor private var animations = 0

@MainActor
private func withAnimation<Result>(_ animation: Animation?, _ body: () throws -> Result) rethrows -> Result {
  animations += 1
  return try body()
}

/// The listing of the founding document on SwiftUI that asks UIKit.
@MainActor
private func withOptionalAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  if UIAccessibility.isReduceMotionEnabled {
    return try body()
  } else {
    return try withAnimation(animation, body)
  }
}

@MainActor
@Suite("Founding document: developing inclusive mobile apps, controllers", .serialized)
struct FoundingControllerTests {
  private func withSettings(_ change: (inout Settings) -> Void, _ body: () throws -> Void) rethrows {
    let host = UIKitHost.shared
    let before = host.settings
    var settings = before
    change(&settings)
    host.configure(device: host.device, orientation: host.orientation, settings: settings)
    defer { host.configure(device: host.device, orientation: host.orientation, settings: before) }
    try body()
  }

  @Test("Each controller hears when its flag is switched on and off")
  func flags() {
    let controllers: [FlagController] = [
      GuidedAccessController(), VoiceOverController(), BoldTextController(), SwitchLabelsController(),
      TransparencyController(), DarkerColorsController(), WithoutColorController(), GrayscaleController(),
      MotionController(), SpeakSelectionController(), SpeakScreenController(),
    ]
    for controller in controllers { controller.loadViewIfNeeded() }
    withSettings {
      $0.isGuidedAccessEnabled = true
      $0.voiceOver.isRunning = true
      $0.boldText = true
      $0.onOffLabels = true
      $0.reduceTransparency = true
      $0.increaseContrast = true
      $0.differentiateWithoutColor = true
      $0.grayscale = true
      $0.reduceMotion = true
      $0.isSpeakSelectionEnabled = true
      $0.isSpeakScreenEnabled = true
    } _: {
      for controller in controllers { #expect(controller.status) }
    }
    for controller in controllers {
      #expect(controller.seen == [true, false], "\(type(of: controller))")
      controller.stop()
    }
  }

  @Test("Listings 7-2 to 7-7: the delegate offers restrictions, hears of changes, and they can be asked for")
  func restrictions() {
    let before = UIApplication.shared.delegate
    defer { UIApplication.shared.delegate = before }
    let delegate = AppDelegate()
    UIApplication.shared.delegate = delegate
    let restrictions = GuidedAccessRestrictions.shared
    #expect(restrictions.offered.map(\.text) == ["Settings", "Delete"])
    #expect(
      restrictions.offered.map(\.detail) == ["Allow changing settings", "Allow permanent deletion of items"])
    #expect(restrictions.offered.map(\.state) == [.allow, .allow])
    restrictions.set(.deny, for: Restriction.delete.rawValue)
    restrictions.set(.deny, for: Restriction.delete.rawValue)
    restrictions.set(.deny, for: "com.example.unknown")
    #expect(delegate.log == ["no delete"])
    let denied = DeleteController()
    denied.loadViewIfNeeded()
    #expect(!denied.isDeleteEnabled)
    restrictions.set(.allow, for: Restriction.delete.rawValue)
    #expect(delegate.log == ["no delete", "delete"])
    let allowed = DeleteController()
    allowed.loadViewIfNeeded()
    #expect(allowed.isDeleteEnabled)
  }

  @Test("Listing 8-12: Zoom follows what the screen shows first")
  func zoom() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    window.isHidden = false
    let controller = ZoomController()
    window.rootViewController = controller
    window.layoutIfNeeded()
    controller.viewDidAppear(false)
    #expect(AccessibilityZoom.shared.focus?.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    AccessibilityZoom.shared.focus = nil
  }

  @Test("Listing 8-31: a scroll shows the next page and posts that it did; on the last page it is refused")
  func scroll() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    window.isHidden = false
    let controller = ScrollController()
    window.rootViewController = controller
    let listener = FunctionAPITests.Listener()
    AccessibilityChanges.shared.add(listener)
    defer { AccessibilityChanges.shared.remove(listener) }
    #expect(controller.accessibilityScroll(.left))
    #expect(controller.presentedViewController is NextViewController)
    UIKitHost.shared.advance(by: 1)
    #expect(listener.posted.contains { $0.0 == .pageScrolled && $0.1 == nil })
    controller.isLastPage = true
    #expect(!controller.accessibilityScroll(.left))
  }

  @Test("Listings 8-2 to 8-5: what the app posts arrives as it was posted")
  func posts() {
    let listener = FunctionAPITests.Listener()
    AccessibilityChanges.shared.add(listener)
    defer { AccessibilityChanges.shared.remove(listener) }
    let posts = Posts()
    posts.deleteItem()
    posts.updateSearchResults(tableView: UITableView())
    posts.reachabilityFailed()
    posts.reachabilityFailedQueued()
    #expect(listener.posted.map(\.0) == [.layoutChanged, .screenChanged, .announcement, .announcement])
    #expect(listener.posted[0].1 as? String == "One item removed")
    #expect(listener.posted[1].1 == nil)
    let queued = listener.posted[3].1 as? NSAttributedString
    #expect(
      queued?.attribute(.accessibilitySpeechQueueAnnouncement, at: 0, effectiveRange: nil) as? Bool == true)
  }

  @Test("With Reduce Motion on nothing is animated")
  func optionalAnimation() {
    animations = 0
    #expect(withOptionalAnimation { 3 } == 3)
    #expect(animations == 1)
    withSettings {
      $0.reduceMotion = true
    } _: {
      #expect(withOptionalAnimation { 4 } == 4)
    }
    #expect(animations == 1)
  }
}
