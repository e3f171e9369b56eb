import Foundation

/// The identifiers with which the messages of iOS 26 are observed.
///
/// ```swift
/// let token = NotificationCenter.default.addObserver(
///   of: UIAccessibility.self, for: .voiceOverStatusDidChange
/// ) { message in … }
/// ```
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.VoiceOverStatusDidChangeMessage> {
  /// Observes ``UIAccessibility/VoiceOverStatusDidChangeMessage``.
  public static var voiceOverStatusDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.MonoAudioStatusDidChangeMessage> {
  /// Observes ``UIAccessibility/MonoAudioStatusDidChangeMessage``.
  public static var monoAudioStatusDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.ClosedCaptioningStatusDidChangeMessage>
{
  /// Observes ``UIAccessibility/ClosedCaptioningStatusDidChangeMessage``.
  public static var closedCaptioningStatusDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.InvertColorsStatusDidChangeMessage> {
  /// Observes ``UIAccessibility/InvertColorsStatusDidChangeMessage``.
  public static var invertColorsStatusDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.GuidedAccessStatusDidChangeMessage> {
  /// Observes ``UIAccessibility/GuidedAccessStatusDidChangeMessage``.
  public static var guidedAccessStatusDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.BoldTextStatusDidChangeMessage> {
  /// Observes ``UIAccessibility/BoldTextStatusDidChangeMessage``.
  public static var boldTextStatusDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.GrayscaleStatusDidChangeMessage> {
  /// Observes ``UIAccessibility/GrayscaleStatusDidChangeMessage``.
  public static var grayscaleStatusDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where
  Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.ReduceTransparencyStatusDidChangeMessage>
{
  /// Observes ``UIAccessibility/ReduceTransparencyStatusDidChangeMessage``.
  public static var reduceTransparencyStatusDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.ReduceMotionStatusDidChangeMessage> {
  /// Observes ``UIAccessibility/ReduceMotionStatusDidChangeMessage``.
  public static var reduceMotionStatusDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where
  Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.DarkerSystemColorsStatusDidChangeMessage>
{
  /// Observes ``UIAccessibility/DarkerSystemColorsStatusDidChangeMessage``.
  public static var darkerSystemColorsStatusDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.SwitchControlStatusDidChangeMessage> {
  /// Observes ``UIAccessibility/SwitchControlStatusDidChangeMessage``.
  public static var switchControlStatusDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.SpeakSelectionStatusDidChangeMessage> {
  /// Observes ``UIAccessibility/SpeakSelectionStatusDidChangeMessage``.
  public static var speakSelectionStatusDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.SpeakScreenStatusDidChangeMessage> {
  /// Observes ``UIAccessibility/SpeakScreenStatusDidChangeMessage``.
  public static var speakScreenStatusDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.ShakeToUndoDidChangeMessage> {
  /// Observes ``UIAccessibility/ShakeToUndoDidChangeMessage``.
  public static var shakeToUndoDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.AssistiveTouchStatusDidChangeMessage> {
  /// Observes ``UIAccessibility/AssistiveTouchStatusDidChangeMessage``.
  public static var assistiveTouchStatusDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where
  Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.DifferentiateWithoutColorDidChangeMessage>
{
  /// Observes ``UIAccessibility/DifferentiateWithoutColorDidChangeMessage``.
  public static var differentiateWithoutColorDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.OnOffSwitchLabelsDidChangeMessage> {
  /// Observes ``UIAccessibility/OnOffSwitchLabelsDidChangeMessage``.
  public static var onOffSwitchLabelsDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.VideoAutoplayStatusDidChangeMessage> {
  /// Observes ``UIAccessibility/VideoAutoplayStatusDidChangeMessage``.
  public static var videoAutoplayStatusDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where
  Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.ButtonShapesEnabledStatusDidChangeMessage>
{
  /// Observes ``UIAccessibility/ButtonShapesEnabledStatusDidChangeMessage``.
  public static var buttonShapesEnabledStatusDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where
  Self == NotificationCenter.BaseMessageIdentifier<
    UIAccessibility.PrefersCrossFadeTransitionsStatusDidChangeMessage
  >
{
  /// Observes ``UIAccessibility/PrefersCrossFadeTransitionsStatusDidChangeMessage``.
  public static var prefersCrossFadeTransitionsStatusDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where
  Self == NotificationCenter.BaseMessageIdentifier<
    UIAccessibility.ReduceHighlightingEffectsStatusDidChangeMessage
  >
{
  /// Observes ``UIAccessibility/ReduceHighlightingEffectsStatusDidChangeMessage``.
  public static var reduceHighlightingEffectsStatusDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.HearingDevicePairedEarDidChangeMessage>
{
  /// Observes ``UIAccessibility/HearingDevicePairedEarDidChangeMessage``.
  public static var hearingDevicePairedEarDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.AnnouncementDidFinishMessage> {
  /// Observes ``UIAccessibility/AnnouncementDidFinishMessage``.
  public static var announcementDidFinish: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.ElementFocusedMessage> {
  /// Observes ``UIAccessibility/ElementFocusedMessage``.
  public static var elementFocused: Self { .init() }
}
