import Foundation

// The typed messages of iOS 26: one for every notification of `UIAccessibility`.
//
// Follows <https://developer.apple.com/documentation/uikit/uiaccessibility/voiceoverstatusdidchangemessage>
// and the pages beside it.

extension UIAccessibility {
  /// ``UIAccessibility/isVoiceOverRunning`` may have changed.
  public struct VoiceOverStatusDidChangeMessage: NotificationMessage, Sendable {
    public typealias Subject = UIAccessibility
    public static var name: NSNotification.Name { UIAccessibility.voiceOverStatusDidChangeNotification }

    /// A message without any content.
    public init() {}
    /// The message for a notification of that name; never nil.
    @MainActor public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
    @MainActor public static func makeNotification(_ message: Self) -> Foundation.Notification {
      Foundation.Notification(name: name)
    }
  }

  /// ``UIAccessibility/isMonoAudioEnabled`` may have changed.
  public struct MonoAudioStatusDidChangeMessage: NotificationMessage, Sendable {
    public typealias Subject = UIAccessibility
    public static var name: NSNotification.Name { UIAccessibility.monoAudioStatusDidChangeNotification }

    /// A message without any content.
    public init() {}
    /// The message for a notification of that name; never nil.
    @MainActor public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
    @MainActor public static func makeNotification(_ message: Self) -> Foundation.Notification {
      Foundation.Notification(name: name)
    }
  }

  /// ``UIAccessibility/isClosedCaptioningEnabled`` may have changed.
  public struct ClosedCaptioningStatusDidChangeMessage: NotificationMessage, Sendable {
    public typealias Subject = UIAccessibility
    public static var name: NSNotification.Name {
      UIAccessibility.closedCaptioningStatusDidChangeNotification
    }

    /// A message without any content.
    public init() {}
    /// The message for a notification of that name; never nil.
    @MainActor public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
    @MainActor public static func makeNotification(_ message: Self) -> Foundation.Notification {
      Foundation.Notification(name: name)
    }
  }

  /// ``UIAccessibility/isInvertColorsEnabled`` may have changed.
  public struct InvertColorsStatusDidChangeMessage: NotificationMessage, Sendable {
    public typealias Subject = UIAccessibility
    public static var name: NSNotification.Name { UIAccessibility.invertColorsStatusDidChangeNotification }

    /// A message without any content.
    public init() {}
    /// The message for a notification of that name; never nil.
    @MainActor public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
    @MainActor public static func makeNotification(_ message: Self) -> Foundation.Notification {
      Foundation.Notification(name: name)
    }
  }

  /// ``UIAccessibility/isGuidedAccessEnabled`` may have changed.
  public struct GuidedAccessStatusDidChangeMessage: NotificationMessage, Sendable {
    public typealias Subject = UIAccessibility
    public static var name: NSNotification.Name { UIAccessibility.guidedAccessStatusDidChangeNotification }

    /// A message without any content.
    public init() {}
    /// The message for a notification of that name; never nil.
    @MainActor public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
    @MainActor public static func makeNotification(_ message: Self) -> Foundation.Notification {
      Foundation.Notification(name: name)
    }
  }

  /// ``UIAccessibility/isBoldTextEnabled`` may have changed.
  public struct BoldTextStatusDidChangeMessage: NotificationMessage, Sendable {
    public typealias Subject = UIAccessibility
    public static var name: NSNotification.Name { UIAccessibility.boldTextStatusDidChangeNotification }

    /// A message without any content.
    public init() {}
    /// The message for a notification of that name; never nil.
    @MainActor public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
    @MainActor public static func makeNotification(_ message: Self) -> Foundation.Notification {
      Foundation.Notification(name: name)
    }
  }

  /// ``UIAccessibility/isGrayscaleEnabled`` may have changed.
  public struct GrayscaleStatusDidChangeMessage: NotificationMessage, Sendable {
    public typealias Subject = UIAccessibility
    public static var name: NSNotification.Name { UIAccessibility.grayscaleStatusDidChangeNotification }

    /// A message without any content.
    public init() {}
    /// The message for a notification of that name; never nil.
    @MainActor public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
    @MainActor public static func makeNotification(_ message: Self) -> Foundation.Notification {
      Foundation.Notification(name: name)
    }
  }

  /// ``UIAccessibility/isReduceTransparencyEnabled`` may have changed.
  public struct ReduceTransparencyStatusDidChangeMessage: NotificationMessage, Sendable {
    public typealias Subject = UIAccessibility
    public static var name: NSNotification.Name {
      UIAccessibility.reduceTransparencyStatusDidChangeNotification
    }

    /// A message without any content.
    public init() {}
    /// The message for a notification of that name; never nil.
    @MainActor public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
    @MainActor public static func makeNotification(_ message: Self) -> Foundation.Notification {
      Foundation.Notification(name: name)
    }
  }

  /// ``UIAccessibility/isReduceMotionEnabled`` may have changed.
  public struct ReduceMotionStatusDidChangeMessage: NotificationMessage, Sendable {
    public typealias Subject = UIAccessibility
    public static var name: NSNotification.Name { UIAccessibility.reduceMotionStatusDidChangeNotification }

    /// A message without any content.
    public init() {}
    /// The message for a notification of that name; never nil.
    @MainActor public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
    @MainActor public static func makeNotification(_ message: Self) -> Foundation.Notification {
      Foundation.Notification(name: name)
    }
  }

  /// ``UIAccessibility/isDarkerSystemColorsEnabled`` may have changed.
  public struct DarkerSystemColorsStatusDidChangeMessage: NotificationMessage, Sendable {
    public typealias Subject = UIAccessibility
    public static var name: NSNotification.Name {
      UIAccessibility.darkerSystemColorsStatusDidChangeNotification
    }

    /// A message without any content.
    public init() {}
    /// The message for a notification of that name; never nil.
    @MainActor public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
    @MainActor public static func makeNotification(_ message: Self) -> Foundation.Notification {
      Foundation.Notification(name: name)
    }
  }

  /// ``UIAccessibility/isSwitchControlRunning`` may have changed.
  public struct SwitchControlStatusDidChangeMessage: NotificationMessage, Sendable {
    public typealias Subject = UIAccessibility
    public static var name: NSNotification.Name { UIAccessibility.switchControlStatusDidChangeNotification }

    /// A message without any content.
    public init() {}
    /// The message for a notification of that name; never nil.
    @MainActor public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
    @MainActor public static func makeNotification(_ message: Self) -> Foundation.Notification {
      Foundation.Notification(name: name)
    }
  }

  /// ``UIAccessibility/isSpeakSelectionEnabled`` may have changed.
  public struct SpeakSelectionStatusDidChangeMessage: NotificationMessage, Sendable {
    public typealias Subject = UIAccessibility
    public static var name: NSNotification.Name { UIAccessibility.speakSelectionStatusDidChangeNotification }

    /// A message without any content.
    public init() {}
    /// The message for a notification of that name; never nil.
    @MainActor public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
    @MainActor public static func makeNotification(_ message: Self) -> Foundation.Notification {
      Foundation.Notification(name: name)
    }
  }

  /// ``UIAccessibility/isSpeakScreenEnabled`` may have changed.
  public struct SpeakScreenStatusDidChangeMessage: NotificationMessage, Sendable {
    public typealias Subject = UIAccessibility
    public static var name: NSNotification.Name { UIAccessibility.speakScreenStatusDidChangeNotification }

    /// A message without any content.
    public init() {}
    /// The message for a notification of that name; never nil.
    @MainActor public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
    @MainActor public static func makeNotification(_ message: Self) -> Foundation.Notification {
      Foundation.Notification(name: name)
    }
  }

  /// ``UIAccessibility/isShakeToUndoEnabled`` may have changed.
  public struct ShakeToUndoDidChangeMessage: NotificationMessage, Sendable {
    public typealias Subject = UIAccessibility
    public static var name: NSNotification.Name { UIAccessibility.shakeToUndoDidChangeNotification }

    /// A message without any content.
    public init() {}
    /// The message for a notification of that name; never nil.
    @MainActor public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
    @MainActor public static func makeNotification(_ message: Self) -> Foundation.Notification {
      Foundation.Notification(name: name)
    }
  }

  /// ``UIAccessibility/isAssistiveTouchRunning`` may have changed.
  public struct AssistiveTouchStatusDidChangeMessage: NotificationMessage, Sendable {
    public typealias Subject = UIAccessibility
    public static var name: NSNotification.Name { UIAccessibility.assistiveTouchStatusDidChangeNotification }

    /// A message without any content.
    public init() {}
    /// The message for a notification of that name; never nil.
    @MainActor public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
    @MainActor public static func makeNotification(_ message: Self) -> Foundation.Notification {
      Foundation.Notification(name: name)
    }
  }

  /// ``UIAccessibility/shouldDifferentiateWithoutColor`` may have changed.
  public struct DifferentiateWithoutColorDidChangeMessage: NotificationMessage, Sendable {
    public typealias Subject = UIAccessibility
    public static var name: NSNotification.Name {
      UIAccessibility.differentiateWithoutColorDidChangeNotification
    }

    /// A message without any content.
    public init() {}
    /// The message for a notification of that name; never nil.
    @MainActor public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
    @MainActor public static func makeNotification(_ message: Self) -> Foundation.Notification {
      Foundation.Notification(name: name)
    }
  }

  /// ``UIAccessibility/isOnOffSwitchLabelsEnabled`` may have changed.
  public struct OnOffSwitchLabelsDidChangeMessage: NotificationMessage, Sendable {
    public typealias Subject = UIAccessibility
    public static var name: NSNotification.Name { UIAccessibility.onOffSwitchLabelsDidChangeNotification }

    /// A message without any content.
    public init() {}
    /// The message for a notification of that name; never nil.
    @MainActor public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
    @MainActor public static func makeNotification(_ message: Self) -> Foundation.Notification {
      Foundation.Notification(name: name)
    }
  }

  /// ``UIAccessibility/isVideoAutoplayEnabled`` may have changed.
  public struct VideoAutoplayStatusDidChangeMessage: NotificationMessage, Sendable {
    public typealias Subject = UIAccessibility
    public static var name: NSNotification.Name { UIAccessibility.videoAutoplayStatusDidChangeNotification }

    /// A message without any content.
    public init() {}
    /// The message for a notification of that name; never nil.
    @MainActor public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
    @MainActor public static func makeNotification(_ message: Self) -> Foundation.Notification {
      Foundation.Notification(name: name)
    }
  }

  /// ``UIAccessibility/buttonShapesEnabled`` may have changed.
  public struct ButtonShapesEnabledStatusDidChangeMessage: NotificationMessage, Sendable {
    public typealias Subject = UIAccessibility
    public static var name: NSNotification.Name {
      UIAccessibility.buttonShapesEnabledStatusDidChangeNotification
    }

    /// A message without any content.
    public init() {}
    /// The message for a notification of that name; never nil.
    @MainActor public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
    @MainActor public static func makeNotification(_ message: Self) -> Foundation.Notification {
      Foundation.Notification(name: name)
    }
  }

  /// ``UIAccessibility/prefersCrossFadeTransitions`` may have changed.
  public struct PrefersCrossFadeTransitionsStatusDidChangeMessage: NotificationMessage, Sendable {
    public typealias Subject = UIAccessibility
    public static var name: NSNotification.Name { UIAccessibility.prefersCrossFadeTransitionsStatusDidChange }

    /// A message without any content.
    public init() {}
    /// The message for a notification of that name; never nil.
    @MainActor public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
    @MainActor public static func makeNotification(_ message: Self) -> Foundation.Notification {
      Foundation.Notification(name: name)
    }
  }

  /// ``UIAccessibility/isReduceHighlightingEffectsEnabled`` may have changed.
  public struct ReduceHighlightingEffectsStatusDidChangeMessage: NotificationMessage, Sendable {
    public typealias Subject = UIAccessibility
    public static var name: NSNotification.Name {
      UIAccessibility.reduceHighlightingEffectsStatusDidChangeNotification
    }

    /// A message without any content.
    public init() {}
    /// The message for a notification of that name; never nil.
    @MainActor public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
    @MainActor public static func makeNotification(_ message: Self) -> Foundation.Notification {
      Foundation.Notification(name: name)
    }
  }

  /// ``UIAccessibility/hearingDevicePairedEar`` may have changed.
  public struct HearingDevicePairedEarDidChangeMessage: NotificationMessage, Sendable {
    public typealias Subject = UIAccessibility
    public static var name: NSNotification.Name {
      UIAccessibility.hearingDevicePairedEarDidChangeNotification
    }

    /// A message without any content.
    public init() {}
    /// The message for a notification of that name; never nil.
    @MainActor public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
    @MainActor public static func makeNotification(_ message: Self) -> Foundation.Notification {
      Foundation.Notification(name: name)
    }
  }
}
