import CurbcutFoundation
import Foundation

/// A word or phrase that the system's own controls show or speak.
///
/// A case's name is its key in `system-words.json`; a phrase with a number has one key for each plural form:
/// `minuteCount.one`.
package enum SystemWord: String, CaseIterable {
  case increment, decrement, progress, inProgress, progressHalted, clearText, moreInfo, colorWell
  case noColor, datePicker, timePicker, nextMonth, previousMonth, today, dismissMenu, expand, collapse, colors
  case colorGrid, colorSliders, red, green, blue, opacity, selectedColor, chooseFont, photos, noPhotos
  case noPhotosHint, sheetGrabber, sheetGrabberHint, halfScreen, fullScreen, copy, share, notConnected
  case loading, dismissPopup, dismissPopupHint, pageValue, pageStatus, rowStatus, rowsStatus, percentage
  case hourValue, minuteCount, hourCount, itemCount, done, cancel, edit, save, add, compose, reply
  case organize, bookmarks, search, refresh, stop, camera, delete, play, pause, rewind, fastForward, undo
  case redo, pageCurl, close, writingTools, back, more, favorites, featured, topRated, recents, contacts
  case history, downloads, mostRecent, mostViewed, remove, insert, reorder, movedAbove, movedBelow
  case dragItem, dropOnto, cancelDrag
  case monthHint, pageControl, select, verbAndRow, tableIndex
  case sidebar, toolbar, tabBar, map, webContent, video, scene3D, spriteScene, augmentedReality, metalView
  case space, deleteKey, shiftKey, lettersKey, numbersKey, symbolsKey, nextKeyboard, emojiKey, dictate
  case emojiFrequent, emojiPeople, emojiNature, emojiFood, emojiActivity, emojiTravel, emojiObjects,
    emojiSymbols
  case emojiFlags
  case returnKey, goKey, joinKey, nextKey, routeKey, searchKey, sendKey, continueKey, emergencyCallKey
  case legal, photo
  case openGLView, document, submit
  case menuFile, menuEdit, menuFormat, menuView, menuWindow, menuHelp, menuSettings, newWindow,
    closeWindow, pasteAndMatchStyle, menuFind, findText, findAndReplace, findNext, findPrevious,
    useSelectionForFind, menuFont, bold, italic, underline, bigger, smaller, menuText, alignLeft, alignCenter,
    justify, alignRight, print, moveDocument, renameDocument, exportDocument, showSidebar, hideSidebar,
    showInspector, minimize, appHelp
  case noRecents, emptyFolder, browse, rename, duplicate, open, move, folder, selectFiles, createDocument
  case untitled, documents, documentFailed, okay
  case signInWithApple, signUpWithApple, continueWithApple, signInQuestion, signInQuestionDetails
  case continueSigningIn, noResults, noResultsFor, noResultsAdvice, cut, paste,
    selectAll, speak, noDefinition
  case myLocation, tracking, compass, moreMembers

  /// The text in the language in which the app runs.
  @MainActor package var text: String { SystemWords.current[rawValue] }

  /// The text with values substituted for `%1`, `%2` and `%3`.
  @MainActor
  package func text(_ values: String...) -> String {
    Self.filled(text, values)
  }

  /// Works in a single pass, because sliders format their percentage at every read.
  private static func filled(_ pattern: String, _ values: [String]) -> String {
    var result = ""
    var isPlace = false
    for character in pattern {
      if isPlace, let number = character.wholeNumberValue, values.indices.contains(number - 1) {
        result += values[number - 1]
        isPlace = false
        continue
      }
      if isPlace { result.append("%") }
      isPlace = character == "%"
      if !isPlace { result.append(character) }
    }
    return isPlace ? result + "%" : result
  }

  /// The plural form for a number, with the number filled in.
  @MainActor
  func text(counting count: Int) -> String {
    Self.filled(SystemWords.current.form(of: rawValue, for: count), ["\(count)"])
  }

  // MARK: With values

  /// `page 2 of 3`, with the page counted from 1.
  @MainActor
  static func page(_ page: Int, of count: Int) -> String { pageValue.text("\(page)", "\(count)") }

  /// A fraction from 0 to 1 as a whole percentage: `50%`.
  @MainActor
  static func percent(_ share: Double) -> String {
    let number = share.isFinite ? Int((min(max(share, 0), 1) * 100).rounded()) : 0
    let language = SystemWords.current.language
    if percents.language != language { percents = (language, [:]) }
    if let known = percents.texts[number] { return known }
    let text = percentage.text("\(number)")
    percents.texts[number] = text
    return text
  }

  /// The percents that were asked for, because a slider tells its value at each reading.
  @MainActor private static var percents: (language: String, texts: [Int: String]) = ("", [:])
}
