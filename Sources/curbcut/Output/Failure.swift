import AppFolders
import AssistiveTechnology
import AuditReports
import Braille
import Captures
import Conformance
import DeviceSettings
import Foundation
import Hearing
import Inspector
import InterfaceBuilder
import LinuxDesktop
import SourceLowering
import Speech

/// Why a command failed, in a sentence for the user.
struct Failure: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }

  static func message(for error: any Error) -> String {
    switch error {
    // Descriptions with file and place already contain “error:”.
    case let error as AppFolderError: return error.description
    case let error as InterfaceBuilderError: return error.description
    case let error as SessionLogError: return error.description
    case let error as ScriptError: return error.description
    case let error as ReportFileError: return error.description
    case let error as SettingError:
      return
        "\(error.place.map { "\($0): " } ?? "")error: \(error.key): expected \(error.expected), found \(error.found)"
    case let error as BrailleError: return "error: \(error)"
    case let error as SpeechError: return "error: \(error)"
    case let error as CaptureError: return "error: \(error)"
    case let error as CaseError: return "error: \(error)"
    case let error as HearingError: return "error: \(error)"
    case let error as DesktopError: return "error: \(error)"
    case let error as InspectorError: return "error: \(error)"
    case let error as SourceFolder.ReadError: return error.description
    case let error as Failure: return "error: \(error)"
    default: return "error: \(error.localizedDescription)"
    }
  }
}
