import CLandlock
import Foundation

/// The wall around files: only what is named can be opened.
///
/// Follows <https://docs.kernel.org/userspace-api/landlock.html>.
enum LandlockRules {
  /// The rights on files and folders.
  struct Access: OptionSet {
    let rawValue: UInt64
    init(rawValue: UInt64) { self.rawValue = rawValue }
    static let execute = Self(rawValue: 1 << 0)
    static let writeFile = Self(rawValue: 1 << 1)
    static let readFile = Self(rawValue: 1 << 2)
    static let readFolder = Self(rawValue: 1 << 3)
    static let removeFolder = Self(rawValue: 1 << 4)
    static let removeFile = Self(rawValue: 1 << 5)
    static let makeCharacterDevice = Self(rawValue: 1 << 6)
    static let makeFolder = Self(rawValue: 1 << 7)
    static let makeFile = Self(rawValue: 1 << 8)
    static let makeSocket = Self(rawValue: 1 << 9)
    static let makeFIFO = Self(rawValue: 1 << 10)
    static let makeBlockDevice = Self(rawValue: 1 << 11)
    static let makeLink = Self(rawValue: 1 << 12)
    /// To move or link a file into another folder.
    static let refer = Self(rawValue: 1 << 13)
    static let truncate = Self(rawValue: 1 << 14)
    static let controlDevice = Self(rawValue: 1 << 15)

    static let read: Access = [.execute, .readFile, .readFolder]
    static let write: Access = [
      .readFile, .readFolder, .writeFile, .removeFolder, .removeFile, .makeFolder, .makeFile, .makeSocket,
      .makeFIFO,
      .makeLink, .refer, .truncate,
    ]

    /// What a version of the kernel's interface knows.
    static func known(to version: Int) -> Access {
      switch version {
      case ...1: Access(rawValue: (1 << 13) - 1)
      case 2: Access(rawValue: (1 << 14) - 1)
      case 3, 4: Access(rawValue: (1 << 15) - 1)
      default: Access(rawValue: (1 << 16) - 1)
      }
    }
  }

  /// Calls over TCP, by version 4.
  private static let connects: UInt64 = 1 << 1
  /// Abstract sockets and signals of processes outside, by version 6.
  private static let scopes: UInt64 = 1 << 0 | 1 << 1

  /// The version of the kernel's interface; 0 for none.
  static var version: Int { Int(curbcut_landlock_version()) }

  static let missing = "this kernel has no Landlock (Linux 5.13 has it, if it is built and not switched off)"

  /// Puts the wall up.
  ///
  /// - Returns: why it does not stand; nil when it does.
  static func enclose(_ policy: FencePolicy) -> String? {
    let version = version
    guard version > 0 else { return missing }
    let known = Access.known(to: version)
    let ruleset = curbcut_landlock_create(
      known.rawValue, version >= 4 && policy.network != .open ? connects : 0, version >= 6 ? scopes : 0)
    guard ruleset >= 0 else { return "Landlock gives no rules (\((-ruleset).errorWords))" }
    defer { close(ruleset) }
    func allow(_ paths: [String], _ access: Access) -> String? {
      for path in paths {
        let result = curbcut_landlock_allow(ruleset, path, access.intersection(known).rawValue)
        // What is not there needs no rule.
        guard result == 0 || [ENOENT, ENOTDIR, EACCES].contains(-result) else {
          return "Landlock does not take \(path) (\((-result).errorWords))"
        }
      }
      return nil
    }
    if let reason = allow(policy.readable, .read)
      ?? allow(FencePolicy.sinks, [.readFile, .writeFile, .controlDevice]) ?? allow(policy.writable, .write)
    {
      return reason
    }
    let result = curbcut_landlock_enclose(ruleset)
    return result == 0 ? nil : "Landlock does not enclose all threads (\((-result).errorWords))"
  }
}
