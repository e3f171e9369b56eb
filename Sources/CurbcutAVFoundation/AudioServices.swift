import CurbcutFoundation

/// The number of a short sound.
///
/// Follows <https://developer.apple.com/documentation/audiotoolbox/systemsoundid>.
public typealias SystemSoundID = UInt32

/// The number of a vibration.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

/// Plays a short sound, or vibrates. Sounds of the system are not heard here.
///
/// Follows <https://developer.apple.com/documentation/audiotoolbox/1405248-audioservicesplaysystemsound>.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  UnsupportedMembers.wasSet("AudioServicesPlaySystemSound(_:): sounds of the system are not heard")
}

/// Plays a short sound, or vibrates. Sounds of the system are not heard here.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  UnsupportedMembers.wasSet("AudioServicesPlayAlertSound(_:): sounds of the system are not heard")
}

/// Gives up a short sound that the app has made.
///
/// - Returns: 0, for no error.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> Int32 { 0 }
