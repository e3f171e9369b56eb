import DeviceSettings
import Testing

/// A trait that says how the screens of a test, or of all tests of a suite, are shown.
///
/// ```swift
/// @Test(.device(.iPhoneSE), .textSize(.accessibilityLarge), .language("de"))
/// func signIn() { … }
/// ```
public struct ScreenTrait: TestTrait, SuiteTrait, TestScoping {
  private let change: @Sendable (inout ScreenEnvironment) -> Void

  init(_ change: @escaping @Sendable (inout ScreenEnvironment) -> Void) { self.change = change }

  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    var environment = ScreenEnvironment.current
    change(&environment)
    try await ScreenEnvironment.$scoped.withValue(environment) { try await function() }
  }
}

extension Trait where Self == ScreenTrait {
  /// The device that screens are shown on.
  public static func device(_ device: Device, landscape: Bool = false) -> Self {
    ScreenTrait {
      $0.device = device
      $0.isLandscape = landscape
    }
  }

  /// The text size of Settings.
  public static func textSize(_ size: ContentSize) -> Self { ScreenTrait { $0.textSize = size } }

  /// The language that screens speak, as a BCP-47 tag: `de`, `pt-BR`.
  public static func language(_ tag: String) -> Self { ScreenTrait { $0.language = tag } }

  /// The dark appearance.
  public static var dark: Self { ScreenTrait { $0.isDark = true } }

  /// A layout from right to left, whatever the language.
  public static var rightToLeft: Self { ScreenTrait { $0.isRightToLeft = true } }

  /// What is done where the words in a test are missing or differ.
  public static func transcripts(record: RecordMode) -> Self { ScreenTrait { $0.record = record } }
}
