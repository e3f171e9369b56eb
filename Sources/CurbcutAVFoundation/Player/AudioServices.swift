import CurbcutFoundation
import Synchronization

/// The number of a short sound.
///
/// Follows <https://developer.apple.com/documentation/audiotoolbox/systemsoundid>.
public typealias SystemSoundID = UInt32

/// The number of a vibration.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

/// All went well.
public let kAudioServicesNoError: Int32 = 0

/// Something went wrong with a short sound.
public let kAudioServicesSystemSoundUnspecifiedError: Int32 = -1500

/// Makes a short sound of a file, and gives its number.
///
/// Follows <https://developer.apple.com/documentation/audiotoolbox/audioservicescreatesystemsoundid(_:_:)>.
///
/// - Returns: ``kAudioServicesNoError``, or ``kAudioServicesSystemSoundUnspecifiedError`` for a file that cannot be read.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> Int32 {
  guard (try? inFileURL.checkResourceIsReachable()) == true else {
    return kAudioServicesSystemSoundUnspecifiedError
  }
  outSystemSoundID.pointee = SystemSounds.next()
  return kAudioServicesNoError
}

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

/// The numbers of the sounds that the app makes; those of the system are below.
private enum SystemSounds {
  private static let last = Atomic<SystemSoundID>(0x1000)

  static func next() -> SystemSoundID { last.add(1, ordering: .relaxed).newValue }
}
