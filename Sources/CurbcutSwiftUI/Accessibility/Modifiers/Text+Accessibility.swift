import Foundation

// How texts are spoken.

extension Text {
  /// Sets other words that are spoken for the text.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/text/accessibilitylabel(_:)-8tl7p>.
  public func accessibilityLabel(_ label: Text) -> Text { modified(.label(label)) }
  /// Sets other words that are spoken for the text.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    accessibilityLabel(Text(labelKey))
  }
  /// Sets other words that are spoken for the text.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: LocalizedStringResource) -> Text { accessibilityLabel(Text(label)) }
  /// Sets other words that are spoken for the text.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { accessibilityLabel(Text(label)) }

  /// Sets the level of a heading.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/text/accessibilityheading(_:)>.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { modified(.heading(level)) }

  /// Sets the kind of the text.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/text/accessibilitytextcontenttype(_:)>.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text {
    modified(.contentType(value))
  }

  /// Sets whether the letters are spoken one by one.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/text/speechspellsoutcharacters(_:)>.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { modified(.speech(.spellsOut(value))) }

  /// Makes the voice higher or lower, from −1 to 1.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/text/speechadjustedpitch(_:)>.
  public func speechAdjustedPitch(_ value: Double) -> Text { modified(.speech(.pitch(value))) }

  /// Sets whether all punctuation is spoken.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/text/speechalwaysincludespunctuation(_:)>.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
    modified(.speech(.punctuation(value)))
  }

  /// Sets whether an announcement waits until the speech under way has ended.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/text/speechannouncementsqueued(_:)>.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { modified(.speech(.queued(value))) }
}

extension View {
  /// Sets whether the letters of the texts in the view are spoken one by one.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/speechspellsoutcharacters(_:)>.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    textModifier(.speech(.spellsOut(value)))
  }

  /// Makes the voice higher or lower for the texts in the view, from −1 to 1.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/speechadjustedpitch(_:)>.
  public func speechAdjustedPitch(_ value: Double) -> some View { textModifier(.speech(.pitch(value))) }

  /// Sets whether all punctuation of the texts in the view is spoken.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/speechalwaysincludespunctuation(_:)>.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    textModifier(.speech(.punctuation(value)))
  }

  /// Sets whether announcements of the texts in the view wait until the speech under way has ended.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/speechannouncementsqueued(_:)>.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    textModifier(.speech(.queued(value)))
  }
}
