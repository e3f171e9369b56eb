/// Findings of the same screens with several settings, made one: each is told once, with the settings that it occurs with.
public struct MatrixMerge: Sendable {
  private var screens: [AuditForm.Screen] = []
  private var index: [Key: Int] = [:]
  /// For each screen, what was found, in order of appearance.
  private var found: [[Found]] = []

  private struct Key: Hashable {
    var file, id: String
  }

  private struct FindingKey: Hashable {
    var rule, fingerprint: String
    var path: [String]
  }

  private struct Found {
    var key: FindingKey
    /// The finding with each setting that it occurs with, in the order of the settings.
    var occurrences: [(setting: String, finding: AuditForm.Finding)]
  }

  /// Nothing merged yet.
  public init() {}

  /// Adds what was found with one combination of settings.
  ///
  /// - Parameter setting: the settings in words: `AX3 · dark`.
  public mutating func add(_ more: [AuditForm.Screen], setting: String) {
    for screen in more {
      let key = Key(file: screen.file, id: screen.id)
      guard let place = index[key] else {
        index[key] = screens.count
        var first = screen
        first.settings = [setting]
        first.pictures = Self.labelled(screen.pictures, setting)
        screens.append(first)
        found.append(
          screen.findings.map { Found(key: Self.key($0), occurrences: [(setting, $0)]) })
        continue
      }
      merge(screen, into: place, setting: setting)
    }
  }

  private static func labelled(_ pictures: [AuditForm.Picture]?, _ setting: String) -> [AuditForm.Picture]? {
    pictures?.map { picture in
      var picture = picture
      picture.settings = setting
      return picture
    }
  }

  private static func key(_ finding: AuditForm.Finding) -> FindingKey {
    FindingKey(rule: finding.rule, fingerprint: finding.fingerprint, path: finding.path)
  }

  private mutating func merge(_ screen: AuditForm.Screen, into place: Int, setting: String) {
    screens[place].settings?.append(setting)
    screens[place].elements = max(screens[place].elements, screen.elements)
    screens[place].unmeasuredElements = max(screens[place].unmeasuredElements, screen.unmeasuredElements)
    for rule in screen.unmeasured where !screens[place].unmeasured.contains(rule) {
      screens[place].unmeasured.append(rule)
    }
    for rule in screen.rules {
      if let known = screens[place].rules.firstIndex(where: { $0.rule == rule.rule }) {
        screens[place].rules[known].judged = max(screens[place].rules[known].judged, rule.judged)
      } else {
        screens[place].rules.append(rule)
      }
    }
    screens[place].pictures?.append(contentsOf: Self.labelled(screen.pictures, setting) ?? [])
    var places = Dictionary(
      found[place].enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
    for finding in screen.findings {
      let key = Self.key(finding)
      if let known = places[key] {
        found[place][known].occurrences.append((setting, finding))
      } else {
        places[key] = found[place].count
        found[place].append(Found(key: key, occurrences: [(setting, finding)]))
      }
    }
    let known = Set(screens[place].systemFindings.map(Self.key))
    screens[place].systemFindings += screen.systemFindings.filter { !known.contains(Self.key($0)) }
  }

  /// The screens, each once.
  public var merged: [AuditForm.Screen] {
    screens.indices.map { place in
      var screen = screens[place]
      let all = Set(screen.settings ?? [])
      var findings: [AuditForm.Finding] = []
      for found in found[place] {
        // A failure with some settings is a failure; where it is only a doubt is then of no interest.
        let failures = found.occurrences.filter(\.finding.isFailure)
        let told = failures.isEmpty ? found.occurrences : failures
        guard var finding = told.first?.finding, let setting = told.first?.setting else { continue }
        var settings: [String] = []
        for occurrence in told where !settings.contains(occurrence.setting) {
          settings.append(occurrence.setting)
        }
        finding.settings = settings.count == all.count ? nil : settings
        finding.picture = screen.pictures?.firstIndex { $0.settings == setting }
        findings.append(finding)
      }
      screen.findings = AuditForm.sorted(findings)
      keepWantedPictures(&screen)
      for index in screen.rules.indices {
        let own = screen.findings.filter { $0.rule == screen.rules[index].rule }
        screen.rules[index].failed = own.count(where: \.isFailure)
        screen.rules[index].needsReview = own.count - screen.rules[index].failed
      }
      return screen
    }
  }

  /// Keeps the first picture, and those that findings refer to.
  private func keepWantedPictures(_ screen: inout AuditForm.Screen) {
    guard let pictures = screen.pictures else { return }
    let wanted = Set(screen.findings.compactMap(\.picture)).union([0])
    let kept = pictures.indices.filter(wanted.contains)
    let places = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($1, $0) })
    screen.pictures = kept.map { pictures[$0] }
    for index in screen.findings.indices {
      screen.findings[index].picture = screen.findings[index].picture.flatMap { places[$0] }
    }
  }
}
