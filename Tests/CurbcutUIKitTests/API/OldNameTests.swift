import CurbcutUIKit
import Testing

/// Names of the years before Swift 4.2, as the founding documents write them.
///
/// They are deprecated; asked through a protocol they can be used without a warning.
@MainActor
private protocol OldNamesUse {
  func traits() -> [(UIAccessibilityTraits, UIAccessibilityTraits)]
  func flags() -> [Bool]
  func notifications() -> [(NSNotification.Name, NSNotification.Name)]
  func posted() -> [(UIAccessibility.Notification, UIAccessibility.Notification)]
  func keys() -> [(NSAttributedString.Key, NSAttributedString.Key)]
  func cases() -> [Bool]
  func post(_ argument: Any?)
  func frame(_ rect: CGRect, in view: UIView) -> CGRect
  func path(_ path: UIBezierPath, in view: UIView) -> UIBezierPath
  func element(of container: UIView) -> (AnyObject?, Int)
  func focused() -> Any?
  func guidedAccess(_ hear: @escaping @Sendable @MainActor (Bool) -> Void)
  func zoom(in view: UIView)
}

@MainActor
private struct OldNames: OldNamesUse {
  @available(*, deprecated)
  func traits() -> [(UIAccessibilityTraits, UIAccessibilityTraits)] {
    [
      (UIAccessibilityTraitNone, .none),
      (UIAccessibilityTraitButton, .button),
      (UIAccessibilityTraitLink, .link),
      (UIAccessibilityTraitHeader, .header),
      (UIAccessibilityTraitSearchField, .searchField),
      (UIAccessibilityTraitImage, .image),
      (UIAccessibilityTraitSelected, .selected),
      (UIAccessibilityTraitPlaysSound, .playsSound),
      (UIAccessibilityTraitKeyboardKey, .keyboardKey),
      (UIAccessibilityTraitStaticText, .staticText),
      (UIAccessibilityTraitSummaryElement, .summaryElement),
      (UIAccessibilityTraitNotEnabled, .notEnabled),
      (UIAccessibilityTraitUpdatesFrequently, .updatesFrequently),
      (UIAccessibilityTraitStartsMediaSession, .startsMediaSession),
      (UIAccessibilityTraitAdjustable, .adjustable),
      (UIAccessibilityTraitAllowsDirectInteraction, .allowsDirectInteraction),
      (UIAccessibilityTraitCausesPageTurn, .causesPageTurn),
      (UIAccessibilityTraitTabBar, .tabBar),
      (UIAccessibilityTraitSupportsZoom, .supportsZoom),
      (UIAccessibilityTraitToggleButton, .toggleButton),
    ]
  }

  @available(*, deprecated)
  func flags() -> [Bool] {
    [
      UIAccessibilityIsVoiceOverRunning(),
      UIAccessibilityIsMonoAudioEnabled(),
      UIAccessibilityIsClosedCaptioningEnabled(),
      UIAccessibilityIsInvertColorsEnabled(),
      UIAccessibilityIsGuidedAccessEnabled(),
      UIAccessibilityIsBoldTextEnabled(),
      UIAccessibilityButtonShapesEnabled(),
      UIAccessibilityIsGrayscaleEnabled(),
      UIAccessibilityIsReduceTransparencyEnabled(),
      UIAccessibilityIsReduceMotionEnabled(),
      UIAccessibilityPrefersCrossFadeTransitions(),
      UIAccessibilityDarkerSystemColorsEnabled(),
      UIAccessibilityIsSwitchControlRunning(),
      UIAccessibilityIsSpeakSelectionEnabled(),
      UIAccessibilityIsSpeakScreenEnabled(),
      UIAccessibilityIsAssistiveTouchRunning(),
      UIAccessibilityShouldDifferentiateWithoutColor(),
      UIAccessibilityIsOnOffSwitchLabelsEnabled(),
      !UIAccessibilityIsVideoAutoplayEnabled(),
      !UIAccessibilityIsShakeToUndoEnabled(),
    ]
  }

  @available(*, deprecated)
  func notifications() -> [(NSNotification.Name, NSNotification.Name)] {
    [
      (
        UIAccessibilityVoiceOverStatusDidChangeNotification,
        UIAccessibility.voiceOverStatusDidChangeNotification
      ),
      (
        UIAccessibilityMonoAudioStatusDidChangeNotification,
        UIAccessibility.monoAudioStatusDidChangeNotification
      ),
      (
        UIAccessibilityClosedCaptioningStatusDidChangeNotification,
        UIAccessibility.closedCaptioningStatusDidChangeNotification
      ),
      (
        UIAccessibilityInvertColorsStatusDidChangeNotification,
        UIAccessibility.invertColorsStatusDidChangeNotification
      ),
      (
        UIAccessibilityGuidedAccessStatusDidChangeNotification,
        UIAccessibility.guidedAccessStatusDidChangeNotification
      ),
      (
        UIAccessibilityBoldTextStatusDidChangeNotification,
        UIAccessibility.boldTextStatusDidChangeNotification
      ),
      (
        UIAccessibilityButtonShapesEnabledStatusDidChangeNotification,
        UIAccessibility.buttonShapesEnabledStatusDidChangeNotification
      ),
      (
        UIAccessibilityGrayscaleStatusDidChangeNotification,
        UIAccessibility.grayscaleStatusDidChangeNotification
      ),
      (
        UIAccessibilityReduceTransparencyStatusDidChangeNotification,
        UIAccessibility.reduceTransparencyStatusDidChangeNotification
      ),
      (
        UIAccessibilityReduceMotionStatusDidChangeNotification,
        UIAccessibility.reduceMotionStatusDidChangeNotification
      ),
      (
        UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification,
        UIAccessibility.prefersCrossFadeTransitionsStatusDidChange
      ),
      (
        UIAccessibilityVideoAutoplayStatusDidChangeNotification,
        UIAccessibility.videoAutoplayStatusDidChangeNotification
      ),
      (
        UIAccessibilityDarkerSystemColorsStatusDidChangeNotification,
        UIAccessibility.darkerSystemColorsStatusDidChangeNotification
      ),
      (
        UIAccessibilitySwitchControlStatusDidChangeNotification,
        UIAccessibility.switchControlStatusDidChangeNotification
      ),
      (
        UIAccessibilitySpeakSelectionStatusDidChangeNotification,
        UIAccessibility.speakSelectionStatusDidChangeNotification
      ),
      (
        UIAccessibilitySpeakScreenStatusDidChangeNotification,
        UIAccessibility.speakScreenStatusDidChangeNotification
      ),
      (
        UIAccessibilityAssistiveTouchStatusDidChangeNotification,
        UIAccessibility.assistiveTouchStatusDidChangeNotification
      ),
      (UIAccessibilityShakeToUndoDidChangeNotification, UIAccessibility.shakeToUndoDidChangeNotification),
      (
        UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification,
        UIAccessibility.differentiateWithoutColorDidChangeNotification
      ),
      (
        UIAccessibilityOnOffSwitchLabelsDidChangeNotification,
        UIAccessibility.onOffSwitchLabelsDidChangeNotification
      ),
      (
        UIAccessibilityHearingDevicePairedEarDidChangeNotification,
        UIAccessibility.hearingDevicePairedEarDidChangeNotification
      ),
      (UIAccessibilityAnnouncementDidFinishNotification, UIAccessibility.announcementDidFinishNotification),
      (UIAccessibilityElementFocusedNotification, UIAccessibility.elementFocusedNotification),
      (UIAccessibilityVoiceOverStatusChanged, UIAccessibility.voiceOverStatusDidChangeNotification),
    ]
  }

  @available(*, deprecated)
  func posted() -> [(UIAccessibility.Notification, UIAccessibility.Notification)] {
    let screen: UIAccessibilityNotifications = UIAccessibilityScreenChangedNotification
    return [
      (screen, .screenChanged), (UIAccessibilityLayoutChangedNotification, .layoutChanged),
      (UIAccessibilityAnnouncementNotification, .announcement),
      (UIAccessibilityPageScrolledNotification, .pageScrolled),
      (UIAccessibilityPauseAssistiveTechnologyNotification, .pauseAssistiveTechnology),
      (UIAccessibilityResumeAssistiveTechnologyNotification, .resumeAssistiveTechnology),
    ]
  }

  @available(*, deprecated)
  func keys() -> [(NSAttributedString.Key, NSAttributedString.Key)] {
    [
      (UIAccessibilitySpeechAttributePunctuation, .accessibilitySpeechPunctuation),
      (UIAccessibilitySpeechAttributeLanguage, .accessibilitySpeechLanguage),
      (UIAccessibilitySpeechAttributePitch, .accessibilitySpeechPitch),
      (UIAccessibilitySpeechAttributeQueueAnnouncement, .accessibilitySpeechQueueAnnouncement),
      (UIAccessibilitySpeechAttributeIPANotation, .accessibilitySpeechIPANotation),
      (UIAccessibilitySpeechAttributeSpellOut, .accessibilitySpeechSpellOut),
      (UIAccessibilitySpeechAttributeAnnouncementPriority, .accessibilitySpeechAnnouncementPriority),
      (UIAccessibilityTextAttributeHeadingLevel, .accessibilityTextHeadingLevel),
      (UIAccessibilityTextAttributeCustom, .accessibilityTextCustom),
    ]
  }

  @available(*, deprecated)
  func cases() -> [Bool] {
    [
      UIAccessibilityScrollDirectionRight == .right, UIAccessibilityScrollDirection.Left == .left,
      UIAccessibilityScrollDirectionUp == .up, UIAccessibilityScrollDirectionDown == .down,
      UIAccessibilityScrollDirection.Next == .next, UIAccessibilityScrollDirectionPrevious == .previous,
      UIAccessibilityNavigationStyle.Automatic == .automatic,
      UIAccessibilityNavigationStyleSeparate == .separate,
      UIAccessibilityNavigationStyle.Combined == .combined,
      UIAccessibilityZoomType.InsertionPoint == .insertionPoint,
      UIAccessibilityZoomTypeInsertionPoint == .insertionPoint,
      UIGuidedAccessRestrictionState.Deny == .deny, UIGuidedAccessRestrictionStateAllow == .allow,
      UIAccessibilityNotificationSwitchControlIdentifier == .notificationSwitchControl,
      UIAccessibilityNotificationVoiceOverIdentifier == .notificationVoiceOver,
      UIAccessibilityAnnouncementKeyStringValue == UIAccessibility.announcementStringValueUserInfoKey,
      UIAccessibilityAnnouncementKeyWasSuccessful == UIAccessibility.announcementWasSuccessfulUserInfoKey,
      UIAccessibilityFocusedElementKey == UIAccessibility.focusedElementUserInfoKey,
      UIAccessibilityUnfocusedElementKey == UIAccessibility.unfocusedElementUserInfoKey,
      UIAccessibilityAssistiveTechnologyKey == UIAccessibility.assistiveTechnologyUserInfoKey,
      UIAccessibilityHearingDevicePairedEar() == [],
      UIGuidedAccessRestrictionStateForIdentifier("com.example.none") == .allow,
    ]
  }

  @available(*, deprecated)
  func post(_ argument: Any?) {
    UIAccessibilityPostNotification(UIAccessibilityScreenChangedNotification, argument)
  }

  @available(*, deprecated)
  func frame(_ rect: CGRect, in view: UIView) -> CGRect {
    UIAccessibilityConvertFrameToScreenCoordinates(rect, view)
  }

  @available(*, deprecated)
  func path(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
    UIAccessibilityConvertPathToScreenCoordinates(path, view)
  }

  @available(*, deprecated)
  func element(of container: UIView) -> (AnyObject?, Int) {
    let element = container.accessibilityElementAtIndex(0)
    return (element, element.map(container.indexOfAccessibilityElement) ?? NSNotFound)
  }

  @available(*, deprecated)
  func focused() -> Any? { UIAccessibilityFocusedElement(UIAccessibilityNotificationVoiceOverIdentifier) }

  @available(*, deprecated)
  func guidedAccess(_ hear: @escaping @Sendable @MainActor (Bool) -> Void) {
    UIAccessibilityRequestGuidedAccessSession(true, hear)
    UIGuidedAccessConfigureAccessibilityFeatures(.zoom, true) { done, _ in hear(done) }
  }

  @available(*, deprecated)
  func zoom(in view: UIView) {
    UIAccessibilityZoomFocusChanged(UIAccessibilityZoomType.InsertionPoint, view.bounds, view)
    UIAccessibilityRegisterGestureConflictWithZoom()
  }
}

@MainActor
@Suite("Names of earlier years", .serialized)
struct OldNameTests {
  private let old: any OldNamesUse = OldNames()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))

  @Test("Old constants are today's")
  func constants() {
    #expect(old.traits().allSatisfy { $0 == $1 })
    #expect(Set(old.traits().map(\.0)).count == 20)
    #expect(old.notifications().allSatisfy { $0 == $1 })
    #expect(Set(old.notifications().map(\.0)).count == 23)
    #expect(old.posted().allSatisfy { $0 == $1 })
    #expect(old.keys().allSatisfy { $0 == $1 })
    #expect(old.cases().allSatisfy { $0 })
  }

  @Test("The C functions ask the flags, all of which are as on a new device")
  func flags() { #expect(old.flags().allSatisfy { !$0 }) }

  @Test("The C functions do what the functions of today do")
  func functions() {
    let listener = FunctionAPITests.Listener()
    AccessibilityChanges.shared.add(listener)
    defer { AccessibilityChanges.shared.remove(listener) }
    old.post(window)
    #expect(listener.posted.first?.0 == .screenChanged)
    #expect(listener.posted.first?.1 as? UIWindow === window)
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    window.addSubview(view)
    #expect(old.frame(view.bounds, in: view) == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(old.path(UIBezierPath(rect: view.bounds), in: view).bounds.origin == CGPoint(x: 10, y: 20))
    view.accessibilityElements = [window]
    #expect(old.element(of: view).0 === window)
    #expect(old.element(of: view).1 == 0)
    let focused = UIAccessibility.focusedElement(using: .notificationVoiceOver) as AnyObject?
    #expect(old.focused() as AnyObject? === focused)
    var answers: [Bool] = []
    old.guidedAccess { answers.append($0) }
    #expect(answers == [false, false])
    old.zoom(in: view)
    #expect(AccessibilityZoom.shared.focus?.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    AccessibilityZoom.shared.focus = nil
    AccessibilityZoom.shared.hasGestureConflict = false
  }
}
