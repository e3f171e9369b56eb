/// Conformances that an app gives to all objects, where some are no objects here.
///
/// On Apple's systems, a notification center is an `NSObject`; Foundation on Linux has it without a superclass. What
/// `extension NSObject: Reactive {}` gives to all objects, it is given, too.
enum CommonConformances {
  /// - Parameters:
  ///   - scanner: the file.
  ///   - index: the module.
  /// - Returns: the lines to add to the file.
  static func lines(for scanner: FileScanner, _ index: ModuleIndex) -> [GeneratedLine] {
    scanner.containers.filter {
      $0.kind == .extension && $0.path == ["NSObject"] && $0.members.isEmpty
    }
    .flatMap { container -> [GeneratedLine] in
      let place = SourcePlace(file: container.file, offset: container.offset)
      let lines = container.inherited.filter { isForAnything($0, index) }.map {
        GeneratedLine("extension NotificationCenter: \($0) {}", place)
      }
      return GeneratedLine.conditional(lines, on: container.conditions)
    }
  }

  /// Whether a protocol of the module can be kept by what is no `NSObject`.
  private static func isForAnything(_ name: String, _ index: ModuleIndex) -> Bool {
    guard let found = index.declaration(name), found.kind == .protocol else { return false }
    return !found.isObjC && !found.inherited.contains { $0.hasPrefix("NSObject") }
      && !(index.bodies["NotificationCenter"] ?? []).contains { $0.inherited.contains(name) }
  }
}
