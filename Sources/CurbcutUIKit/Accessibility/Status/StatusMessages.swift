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

    /// Creates a message; it has no content.
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

    /// Creates a message; it has no content.
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

    /// Creates a message; it has no content.
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

    /// Creates a message; it has no content.
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

    /// Creates a message; it has no content.
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

    /// Creates a message; it has no content.
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

    /// Creates a message; it has no content.
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

    /// Creates a message; it has no content.
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

    /// Creates a message; it has no content.
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

    /// Creates a message; it has no content.
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

    /// Creates a message; it has no content.
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

    /// Creates a message; it has no content.
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

    /// Creates a message; it has no content.
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

    /// Creates a message; it has no content.
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

    /// Creates a message; it has no content.
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

    /// Creates a message; it has no content.
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

    /// Creates a message; it has no content.
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

    /// Creates a message; it has no content.
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

    /// Creates a message; it has no content.
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

    /// Creates a message; it has no content.
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

    /// Creates a message; it has no content.
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

    /// Creates a message; it has no content.
    public init() {}
    /// The message for a notification of that name; never nil.
    @MainActor public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
    @MainActor public static func makeNotification(_ message: Self) -> Foundation.Notification {
      Foundation.Notification(name: name)
    }
  }
}
