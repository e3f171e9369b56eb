/// What plays and pauses the app's media, if it has any: a headset's button does, and so does VoiceOver's magic tap when
/// nothing on the screen takes it.
@MainActor
package enum MediaCommands {
  /// Plays or pauses. Returns whether the app did; nil while the app has not asked for such commands.
  package static var togglePlayPause: (() -> Bool)?
}
