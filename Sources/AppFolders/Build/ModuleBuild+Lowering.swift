import Foundation
import SourceLowering

extension ModuleBuild {
  /// Lowers the sources and writes what changed.
  func lower(
    _ texts: [String: String], _ builder: inout ReportBuilder, isFirst: Bool
  ) throws(AppFolderError) -> [URL] { [] }
}
