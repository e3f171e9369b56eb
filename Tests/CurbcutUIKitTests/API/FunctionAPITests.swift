import DeviceSettings
import Testing

@testable import CurbcutUIKit

@MainActor
@Suite("Functions of UIAccessibility", .serialized)
struct FunctionAPITests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))

  @Test("Rectangles and paths are carried over to the screen, turned and scaled as their view is")
  func conversion() {
    let view = UIView(frame: CGRect(x: 100, y: 200, width: 50, height: 50))
    window.addSubview(view)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(
      UIAccessibility.convertToScreenCoordinates(rect, in: view)
        == CGRect(x: 101, y: 202, width: 3, height: 4))
    let path = UIBezierPath(rect: rect)
    #expect(
      UIAccessibility.convertToScreenCoordinates(path, in: view).bounds
        == CGRect(x: 101, y: 202, width: 3, height: 4))
    #expect(path.bounds == rect)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let scaled = UIAccessibility.convertToScreenCoordinates(path, in: view).bounds
    #expect(scaled == UIAccessibility.convertToScreenCoordinates(rect, in: view))
    #expect(scaled.width == 6)
  }

  @Test("Zoom hears where the person looks, in screen coordinates, and of gestures that clash with its own")
  func zoom() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    window.addSubview(view)
    UIAccessibility.zoomFocusChanged(
      zoomType: .insertionPoint, toFrame: CGRect(x: 5, y: 5, width: 2, height: 18), in: view)
    #expect(AccessibilityZoom.shared.focus?.frame == CGRect(x: 15, y: 25, width: 2, height: 18))
    #expect(AccessibilityZoom.shared.focus?.type == .insertionPoint)
    UIAccessibility.registerGestureConflictWithZoom()
    #expect(AccessibilityZoom.shared.hasGestureConflict)
    AccessibilityZoom.shared.focus = nil
    AccessibilityZoom.shared.hasGestureConflict = false
  }

  @Test("A device that nobody supervises begins no Guided Access session")
  func guidedAccess() async {
    var answers: [Bool] = []
    UIAccessibility.requestGuidedAccessSession(enabled: true) { answers.append($0) }
    #expect(answers == [false])
    #expect(await UIAccessibility.requestGuidedAccessSession(enabled: true) == false)
    UIAccessibility.configureForGuidedAccess(features: [.zoom, .invertColors], enabled: true) { done, error in
      answers.append(done)
      #expect(
        error as? UIAccessibility.GuidedAccessError == UIAccessibility.GuidedAccessError(.permissionDenied))
    }
    #expect(answers == [false, false])
    await #expect(throws: UIAccessibility.GuidedAccessError(.permissionDenied)) {
      _ = try await UIAccessibility.configureForGuidedAccess(features: .voiceOver, enabled: true)
    }
    #expect(UIAccessibility.guidedAccessRestrictionState(forIdentifier: "com.example.none") == .allow)
    #expect(UIAccessibility.GuidedAccessError.Code.failed.rawValue == Int.max)
    #expect(UIGuidedAccessAccessibilityFeature.grayscaleDisplay.rawValue == 16)
  }

  @Test("On a supervised device an app begins a Guided Access session and ends it, and hears of both")
  func autonomousSession() async {
    let before = UIKitHost.shared.deviceSettings
    defer { UIKitHost.shared.apply(before) }
    var settings = before
    settings.guidedAccess.isSupervised = true
    settings.guidedAccess.allowsKeyboards = false
    UIKitHost.shared.apply(settings)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    window.addSubview(field)
    defer { field.removeFromSuperview() }
    var heard = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.guidedAccessStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { heard += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    #expect(await UIAccessibility.requestGuidedAccessSession(enabled: false) == false)
    #expect(await UIAccessibility.requestGuidedAccessSession(enabled: true))
    #expect(UIAccessibility.isGuidedAccessEnabled && heard == 1)
    field.becomeFirstResponder()
    #expect(!UIApplication.shared.isKeyboardShown)
    #expect(await UIAccessibility.requestGuidedAccessSession(enabled: false))
    #expect(!UIAccessibility.isGuidedAccessEnabled && heard == 2)
    #expect(UIApplication.shared.isKeyboardShown)
    field.resignFirstResponder()
  }

  @Test("No hearing device is paired")
  func hearing() {
    #expect(UIAccessibility.hearingDevicePairedEar == [])
    #expect(UIAccessibility.HearingDeviceEar.both.rawValue == 6)
  }

  @Test("What the Accessibility framework posts arrives with UIKit's keys")
  func framework() {
    let listener = Listener()
    AccessibilityChanges.shared.add(listener)
    defer { AccessibilityChanges.shared.remove(listener) }
    _ = UIKitHost.shared
    var text = AttributedString("Later")
    text.accessibilitySpeechAnnouncementPriority = .low
    text.accessibilitySpeechAdjustedPitch = 0.5
    AccessibilityNotification.Announcement(text).post()
    AccessibilityNotification.LayoutChanged(window).post()
    AccessibilityNotification.ScreenChanged().post()
    AccessibilityNotification.PageScrolled("Page 1 of 2").post()
    #expect(listener.posted.map(\.0) == [.announcement, .layoutChanged, .screenChanged, .pageScrolled])
    let attributes = (listener.posted[0].1 as? NSAttributedString)?.attributes(at: 0, effectiveRange: nil)
    #expect(attributes?[.accessibilitySpeechAnnouncementPriority] as? UIAccessibilityPriority == .low)
    #expect(attributes?[.accessibilitySpeechPitch] as? Double == 0.5)
    #expect(listener.posted[1].1 as? UIWindow === window)
    #expect(listener.posted[2].1 == nil)
    #expect(listener.posted[3].1 as? String == "Page 1 of 2")
  }

  final class Listener: AccessibilityChangeListener {
    var posted: [(UIAccessibility.Notification, Any?)] = []
    func attributesChanged(of object: AccessibleObject) {}
    func structureChanged(under object: AccessibleObject) {}
    func posted(_ notification: UIAccessibility.Notification, argument: Any?) {
      posted.append((notification, argument))
    }
  }

  @Test("The large content viewer shows what a finger rests on, at the largest sizes of text only")
  func largeContent() {
    let host = UIKitHost.shared
    let before = host.settings
    defer { host.configure(device: host.device, orientation: host.orientation, settings: before) }
    let delegate = LargeContentDelegate()
    let interaction = UILargeContentViewerInteraction(delegate: delegate)
    let controller = UIViewController()
    window.isHidden = false
    window.rootViewController = controller
    let bar = UIView(frame: CGRect(x: 0, y: 700, width: 390, height: 80))
    let button = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    button.showsLargeContentViewer = true
    button.largeContentTitle = "Library"
    bar.addSubview(button)
    bar.addInteraction(interaction)
    controller.view.addSubview(bar)
    window.layoutIfNeeded()
    #expect(interaction.view === bar)
    #expect(!UILargeContentViewerInteraction.isEnabled)
    press(CGPoint(x: 20, y: 720)) { #expect(controller.view.subviews.count == 1) }
    #expect(delegate.ended.isEmpty)
    var settings = Settings()
    settings.contentSize = .accessibilityMedium
    host.configure(device: host.device, orientation: host.orientation, settings: settings)
    #expect(UILargeContentViewerInteraction.isEnabled)
    press(CGPoint(x: 20, y: 720)) {
      #expect(controller.view.subviews.count == 2)
      let shown = controller.view.subviews.last
      #expect(shown?.subviews.contains { ($0 as? UILabel)?.text == "Library" } == true)
      // It only repeats what is under the finger.
      #expect(shown?.accessibilityElementsHidden == true)
    }
    #expect(controller.view.subviews.count == 1)
    #expect(delegate.ended == ["Library"])
    // Nothing shows for a place without an item.
    press(CGPoint(x: 300, y: 720)) { #expect(controller.view.subviews.count == 1) }
    #expect(delegate.ended == ["Library", "nothing"])
  }

  final class LargeContentDelegate: UILargeContentViewerInteractionDelegate {
    var ended: [String] = []
    func largeContentViewerInteraction(
      _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
      at point: CGPoint
    ) { ended.append(item?.largeContentTitle ?? "nothing") }
  }

  /// Rests a finger on the window for a second, then lifts it.
  private func press(_ point: CGPoint, during: () -> Void) {
    let touch = UITouch()
    touch.window = window
    touch.point = point
    touch.view = window.hitTest(point, with: nil)
    for (time, phase) in [(0.0, UITouch.Phase.began), (1, .moved), (1.5, .ended)] {
      touch.phase = phase
      touch.timestamp = time
      window.sendEvent(UIEvent(touches: [touch], timestamp: time))
      if phase == .moved { during() }
    }
  }
}
