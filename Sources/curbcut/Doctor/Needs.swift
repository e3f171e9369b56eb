import AppFence
import AppFolders
import Braille
import CurbcutGraphics
import Foundation
import LibrariesOnDemand
import Speech
import VoiceOver

/// All external dependencies of the commands.
enum Needs {
  static var all: [Need] {
    let libraries = libraries
    // Some checks use the libraries, and calling a library that is missing would end the process.
    let canLook = !libraries.contains { if case .missing = $0.check() { true } else { false } }
    return [compiler, modules, fence] + libraries
      + (canLook ? voices + fonts + [vectorPictures, photographs, brailleTables] : [])
      + [sound, icons, spelling, brailleDisplay, browser]
  }

  // MARK: Libraries

  /// The libraries that are loaded on first use.
  private static var libraries: [Need] {
    var packages: [String: String] = [:]
    for index in 0..<libraries_on_demand_count() {
      guard let library = libraries_on_demand_library(index), let package = libraries_on_demand_package(index)
      else { continue }
      packages[String(cString: library)] = String(cString: package)
    }
    return packages.sorted { $0.key < $1.key }.map { library, package in
      Need(name: library, use: uses[package] ?? "pictures and text", packages: [package]) {
        guard let handle = dlopen(library, RTLD_LAZY | RTLD_LOCAL) else {
          return .missing("it cannot be loaded")
        }
        dlclose(handle)
        return .found("library")
      }
    }
  }

  private static let uses = [
    "libbrlapi0.8": "a braille display, --brltty", "libespeak-ng1": "--wav and --speak",
    "liblouis20": "--braille", "libpoppler-glib8": "PDF pictures of asset catalogs",
    "libseccomp2": "the fence around apps", "libsqlite3-0": "apps with SwiftData",
  ]

  // MARK: Apps

  private static let appFolders = "apps from their folders"

  private static var compiler: Need {
    Need(
      name: "Swift compiler", use: appFolders, packages: [],
      advice:
        "Install Swift 6.3 from https://www.swift.org/install/linux/, or set CURBCUT_SWIFTC to its path."
    ) {
      guard let compiler = Toolchain.compilerPath() else { return .missing("there is no swiftc on the PATH") }
      return .found(compiler.path)
    }
  }

  private static var modules: Need {
    Need(
      name: "modules for apps", use: appFolders, packages: [],
      advice: "Build curbcut with ‘make build’, install it with ‘make install’, or set CURBCUT_MODULES."
    ) {
      do throws(AppFolderError) {
        return .found(try Toolchain.modulesFolder().path)
      } catch {
        return .missing(error.expected.map { "there is no \($0)" } ?? error.problem)
      }
    }
  }

  private static var fence: Need {
    Need(
      name: "fence around apps", use: appFolders, packages: [],
      advice:
        "Run apps that you do not know on another machine: Documentation/app-folders.md says what a fence keeps."
    ) {
      let gaps = Fence.outlook().gaps
      return gaps.isEmpty
        ? .found("Landlock and seccomp") : .missing(gaps.map(\.reason).joined(separator: "; "))
    }
  }

  // MARK: Sound

  /// The languages that VoiceOver has words for, each with its voice.
  private static var voices: [Need] {
    let installed = Set(((try? EspeakSynthesizer())?.voices ?? []).flatMap(\.languages))
    return WordTable.languages.map { language in
      Need(name: "voice for “\(language)”", use: "--wav and --speak", packages: ["espeak-ng-data"]) {
        // espeak-ng's tag for Mandarin is “cmn”.
        let tags = language.hasPrefix("zh") ? ["cmn", "zh"] : [language.lowercased()]
        let isThere = installed.contains { voice in
          tags.contains { voice == $0 || voice.hasPrefix("\($0)-") || $0.hasPrefix("\(voice)-") }
        }
        return isThere ? .found("espeak-ng") : .missing("espeak-ng has none")
      }
    }
  }

  private static var spelling: Need {
    Need(name: "spelling dictionary", use: "misspelled words of text views", packages: ["hunspell-en-us"]) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/share/hunspell")) ?? []
      let languages = names.filter { $0.hasSuffix(".dic") && !$0.hasPrefix("hyph") }.map { $0.dropLast(4) }
      return languages.isEmpty
        ? .missing("no word counts as misspelled") : .found(languages.sorted().joined(separator: ", "))
    }
  }

  private static var sound: Need {
    Need(name: "sound player", use: "--speak", packages: ["alsa-utils"]) {
      AudioPlayer.program().map { .found($0) } ?? .missing("none of pw-play, paplay and aplay is on the PATH")
    }
  }

  // MARK: Pictures

  private static var fonts: [Need] {
    let installed = InstalledFonts.families
    return [
      ("Inter", "fonts-inter", "text as wide as San Francisco’s"),
      ("Noto Sans", "fonts-noto-core", "letters beyond Latin, Greek and Cyrillic"),
      ("Noto Sans CJK JP", "fonts-noto-cjk", "Chinese, Japanese and Korean"),
      ("Noto Color Emoji", "fonts-noto-color-emoji", "emoji"),
    ].map { family, package, use in
      Need(name: "font \(family)", use: use, packages: [package]) {
        installed.contains(family) ? .found("installed") : .missing("another font is used instead")
      }
    }
  }

  private static var vectorPictures: Need {
    Need(name: "SVG pictures", use: "vector images of asset catalogs", packages: ["librsvg2-common"]) {
      let dot =
        #"<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><rect width="1" height="1"/></svg>"#
      return (try? CGImage.decode(Data(dot.utf8))) != nil
        ? .found("gdk-pixbuf reads them") : .missing("not read")
    }
  }

  private static var photographs: Need {
    Need(
      name: "WebP and HEIC pictures", use: "photographs of asset catalogs",
      packages: ["webp-pixbuf-loader", "heif-gdk-pixbuf"]
    ) {
      let missing = ["webp", "heif/avif"].filter { !CGImage.readableFormats.contains($0) }
      return missing.isEmpty
        ? .found("gdk-pixbuf reads them")
        : .missing("no loader for \(missing.joined(separator: " and "))")
    }
  }

  private static var icons: Need {
    Need(name: "symbolic icons", use: "drawing SF Symbols", packages: ["adwaita-icon-theme"]) {
      let shared = ProcessInfo.processInfo.environment["XDG_DATA_DIRS"] ?? ""
      let roots = (shared.isEmpty ? "/usr/local/share:/usr/share" : shared).split(separator: ":")
      let theme = roots.map { "\($0)/icons/Adwaita" }.first { FileManager.default.fileExists(atPath: $0) }
      return theme.map { .found($0) } ?? .missing("there is no theme Adwaita")
    }
  }

  // MARK: Braille

  private static var brailleTables: Need {
    Need(name: "braille tables", use: "--braille", packages: ["liblouis-data"]) {
      let count = BrailleTableLibrary.names.count
      return count > 0 ? .found("\(count) of liblouis") : .missing("liblouis has none")
    }
  }

  private static var brailleDisplay: Need {
    Need(name: "BRLTTY", use: "a braille display, --brltty", packages: ["brltty"]) {
      ProgramSearch.path(of: "brltty").map { .found($0) } ?? .missing("it is not on the PATH")
    }
  }

  // MARK: The Inspector

  private static var browser: Need {
    let names = ["xdg-open", "firefox", "chromium", "google-chrome"]
    return Need(name: "browser", use: "curbcut inspect", packages: ["xdg-utils", "firefox-esr"]) {
      names.lazy.compactMap(ProgramSearch.path).first.map { .found($0) }
        ?? .missing("none of \(names.joined(separator: ", ")) is on the PATH")
    }
  }
}
