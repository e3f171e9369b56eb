// Written by APIChecklistTests from accessibility-api.txt. Do not edit.
// swift-format-ignore-file
import CurbcutAccessibility
import CurbcutUIKit
import Foundation

/// Uses every declaration of the list; never run. That it compiles is the test.
@MainActor
struct AccessibilityAPIUses {
  let view: UIView
  let object: UIResponder
  let element: UIAccessibilityElement
  let contentView: UIView & AXCustomContentProvider
  let chartView: UIView & AXChart
  let cell: any UIAccessibilityContainerDataTableCell
  let table: any UIAccessibilityContainerDataTable
  let action: UIAccessibilityCustomAction
  let rotor: UIAccessibilityCustomRotor
  let search: UIAccessibilityCustomRotor.Search
  let predicate: UIAccessibilityCustomRotorSearchPredicate
  let result: UIAccessibilityCustomRotorItemResult
  let reading: any UIAccessibilityReadingContent
  let place: UIAccessibilityLocationDescriptor
  let attributed: AttributedString
  let barItem: UIBarItem
  let large: any UILargeContentViewerInteractionDelegate
  let scrolling: any UIScrollViewAccessibilityDelegate
  let picking: any UIPickerViewAccessibilityDelegate
  let guided: any UIGuidedAccessRestrictionDelegate
  let content: AXCustomContent
  let chart: AXChartDescriptor
  let series: AXDataSeriesDescriptor
  let point: AXDataPoint
  let numeric: AXNumericDataAxisDescriptor
  let categorical: AXCategoricalDataAxisDescriptor
  let brailleMap: AXBrailleMap
  let image: CGImage

  func uses0() {
    let v0: Bool = view.isAccessibilityElement
    view.isAccessibilityElement = v0
    let v1: String? = view.accessibilityLabel
    view.accessibilityLabel = v1
    let v2: NSAttributedString? = view.accessibilityAttributedLabel
    view.accessibilityAttributedLabel = v2
    let v3: String? = view.accessibilityHint
    view.accessibilityHint = v3
    let v4: NSAttributedString? = view.accessibilityAttributedHint
    view.accessibilityAttributedHint = v4
    let v5: String? = view.accessibilityValue
    view.accessibilityValue = v5
    let v6: NSAttributedString? = view.accessibilityAttributedValue
    view.accessibilityAttributedValue = v6
    let v7: UIAccessibilityTraits = view.accessibilityTraits
    view.accessibilityTraits = v7
    let v8: CGRect = view.accessibilityFrame
    view.accessibilityFrame = v8
    let v9: UIBezierPath? = view.accessibilityPath
    view.accessibilityPath = v9
    let v10: CGPoint = view.accessibilityActivationPoint
    view.accessibilityActivationPoint = v10
    let v11: String? = view.accessibilityLanguage
    view.accessibilityLanguage = v11
    let v12: Bool = view.accessibilityElementsHidden
    view.accessibilityElementsHidden = v12
    let v13: Bool = view.accessibilityViewIsModal
    view.accessibilityViewIsModal = v13
    let v14: Bool = view.shouldGroupAccessibilityChildren
    view.shouldGroupAccessibilityChildren = v14
    let v15: UIAccessibilityNavigationStyle = view.accessibilityNavigationStyle
    view.accessibilityNavigationStyle = v15
    let v16: Bool = view.accessibilityRespondsToUserInteraction
    view.accessibilityRespondsToUserInteraction = v16
    let v17: [String]? = view.accessibilityUserInputLabels
    view.accessibilityUserInputLabels = v17
    let v18: [NSAttributedString]? = view.accessibilityAttributedUserInputLabels
    view.accessibilityAttributedUserInputLabels = v18
    let v19: UIAccessibilityTextualContext? = view.accessibilityTextualContext
    view.accessibilityTextualContext = v19
    let v20: UIAccessibility.DirectTouchOptions = view.accessibilityDirectTouchOptions
    view.accessibilityDirectTouchOptions = v20
    let v21: UIAccessibility.ExpandedStatus = view.accessibilityExpandedStatus
    view.accessibilityExpandedStatus = v21
    let v22: Any? = view.accessibilityNextTextNavigationElement
    view.accessibilityNextTextNavigationElement = v22
    let v23: Any? = view.accessibilityPreviousTextNavigationElement
    view.accessibilityPreviousTextNavigationElement = v23
    let v24: (any UITextInput)? = view.accessibilityTextInputResponder
    view.accessibilityTextInputResponder = v24
    let v25: String? = view.accessibilityIdentifier
    view.accessibilityIdentifier = v25
    let v26: [Any]? = view.automationElements
    view.automationElements = v26
    let v27: Bool = object.isAccessibilityElement
    object.isAccessibilityElement = v27
    let v28: String? = object.accessibilityLabel
    object.accessibilityLabel = v28
    let v29: UIAccessibilityTraits = object.accessibilityTraits
    object.accessibilityTraits = v29
    let v30: [Any]? = object.accessibilityElements
    object.accessibilityElements = v30
    let v31: AXBoolReturnBlock? = view.isAccessibilityElementBlock
    view.isAccessibilityElementBlock = v31
    let v32: AXBoolReturnBlock? = view.accessibilityElementsHiddenBlock
    view.accessibilityElementsHiddenBlock = v32
    let v33: AXBoolReturnBlock? = view.accessibilityRespondsToUserInteractionBlock
    view.accessibilityRespondsToUserInteractionBlock = v33
    let v34: AXBoolReturnBlock? = view.accessibilityViewIsModalBlock
    view.accessibilityViewIsModalBlock = v34
    let v35: AXBoolReturnBlock? = view.accessibilityShouldGroupAccessibilityChildrenBlock
    view.accessibilityShouldGroupAccessibilityChildrenBlock = v35
    let v36: AXBoolReturnBlock? = view.accessibilityActivateBlock
    view.accessibilityActivateBlock = v36
    let v37: AXBoolReturnBlock? = view.accessibilityPerformEscapeBlock
    view.accessibilityPerformEscapeBlock = v37
    let v38: AXBoolReturnBlock? = view.accessibilityMagicTapBlock
    view.accessibilityMagicTapBlock = v38
    let v39: AXStringReturnBlock? = view.accessibilityLabelBlock
    view.accessibilityLabelBlock = v39
  }

  func uses1() {
    let v40: AXStringReturnBlock? = view.accessibilityValueBlock
    view.accessibilityValueBlock = v40
    let v41: AXStringReturnBlock? = view.accessibilityHintBlock
    view.accessibilityHintBlock = v41
    let v42: AXStringReturnBlock? = view.accessibilityIdentifierBlock
    view.accessibilityIdentifierBlock = v42
    let v43: AXStringReturnBlock? = view.accessibilityLanguageBlock
    view.accessibilityLanguageBlock = v43
    let v44: AXTraitsReturnBlock? = view.accessibilityTraitsBlock
    view.accessibilityTraitsBlock = v44
    let v45: AXArrayReturnBlock? = view.accessibilityHeaderElementsBlock
    view.accessibilityHeaderElementsBlock = v45
    let v46: AXArrayReturnBlock? = view.accessibilityElementsBlock
    view.accessibilityElementsBlock = v46
    let v47: AXArrayReturnBlock? = view.automationElementsBlock
    view.automationElementsBlock = v47
    let v48: AXAttributedStringReturnBlock? = view.accessibilityAttributedLabelBlock
    view.accessibilityAttributedLabelBlock = v48
    let v49: AXAttributedStringReturnBlock? = view.accessibilityAttributedHintBlock
    view.accessibilityAttributedHintBlock = v49
    let v50: AXAttributedStringReturnBlock? = view.accessibilityAttributedValueBlock
    view.accessibilityAttributedValueBlock = v50
    let v51: AXTextualContextReturnBlock? = view.accessibilityTextualContextBlock
    view.accessibilityTextualContextBlock = v51
    let v52: AXStringArrayReturnBlock? = view.accessibilityUserInputLabelsBlock
    view.accessibilityUserInputLabelsBlock = v52
    let v53: AXAttributedStringArrayReturnBlock? = view.accessibilityAttributedUserInputLabelsBlock
    view.accessibilityAttributedUserInputLabelsBlock = v53
    let v54: AXContainerTypeReturnBlock? = view.accessibilityContainerTypeBlock
    view.accessibilityContainerTypeBlock = v54
    let v55: AXPointReturnBlock? = view.accessibilityActivationPointBlock
    view.accessibilityActivationPointBlock = v55
    let v56: AXRectReturnBlock? = view.accessibilityFrameBlock
    view.accessibilityFrameBlock = v56
    let v57: AXNavigationStyleReturnBlock? = view.accessibilityNavigationStyleBlock
    view.accessibilityNavigationStyleBlock = v57
    let v58: AXPathReturnBlock? = view.accessibilityPathBlock
    view.accessibilityPathBlock = v58
    let v59: AXVoidReturnBlock? = view.accessibilityIncrementBlock
    view.accessibilityIncrementBlock = v59
    let v60: AXVoidReturnBlock? = view.accessibilityDecrementBlock
    view.accessibilityDecrementBlock = v60
    let v61: AXCustomActionsReturnBlock? = view.accessibilityCustomActionsBlock
    view.accessibilityCustomActionsBlock = v61
    let v62: AXCustomRotorsReturnBlock? = view.accessibilityCustomRotorsBlock
    view.accessibilityCustomRotorsBlock = v62
    let v63: AXExpandedStatusReturnBlock? = view.accessibilityExpandedStatusBlock
    view.accessibilityExpandedStatusBlock = v63
    let v64: AXObjectReturnBlock? = view.accessibilityNextTextNavigationElementBlock
    view.accessibilityNextTextNavigationElementBlock = v64
    let v65: AXObjectReturnBlock? = view.accessibilityPreviousTextNavigationElementBlock
    view.accessibilityPreviousTextNavigationElementBlock = v65
    let v66: AXUITextInputReturnBlock? = view.accessibilityTextInputResponderBlock
    view.accessibilityTextInputResponderBlock = v66
    let _: AXCustomContentReturnBlock? = contentView.accessibilityCustomContentBlock
    let v71: [Any]? = view.accessibilityElements
    view.accessibilityElements = v71
    let v72: UIAccessibilityContainerType = view.accessibilityContainerType
    view.accessibilityContainerType = v72
    let _: UIAccessibilityContainerType = UIAccessibilityContainerType.none
    let _: UIAccessibilityContainerType = UIAccessibilityContainerType.dataTable
    let _: UIAccessibilityContainerType = UIAccessibilityContainerType.list
    let _: UIAccessibilityContainerType = UIAccessibilityContainerType.landmark
    let _: UIAccessibilityContainerType = UIAccessibilityContainerType.semanticGroup
    let _: NSRange = cell.accessibilityRowRange()
    let _: NSRange = cell.accessibilityColumnRange()
    let _: (any UIAccessibilityContainerDataTableCell)? = table.accessibilityDataTableCellElement(forRow: 0, column: 0)
    let _: Int = table.accessibilityRowCount()
    let _: Int = table.accessibilityColumnCount()
  }

  func uses2() {
    let _: [any UIAccessibilityContainerDataTableCell]? = table.accessibilityHeaderElements(forRow: 0)
    let _: [any UIAccessibilityContainerDataTableCell]? = table.accessibilityHeaderElements(forColumn: 0)
    let _: UIAccessibilityElement = UIAccessibilityElement(accessibilityContainer: view)
    let _: UIResponder = element
    let _: any UIAccessibilityIdentification = element
    let v88: AnyObject? = element.accessibilityContainer
    element.accessibilityContainer = v88
    let v89: Bool = element.isAccessibilityElement
    element.isAccessibilityElement = v89
    let v90: String? = element.accessibilityLabel
    element.accessibilityLabel = v90
    let v91: String? = element.accessibilityHint
    element.accessibilityHint = v91
    let v92: String? = element.accessibilityValue
    element.accessibilityValue = v92
    let v93: CGRect = element.accessibilityFrame
    element.accessibilityFrame = v93
    let v94: UIAccessibilityTraits = element.accessibilityTraits
    element.accessibilityTraits = v94
    let v95: CGRect = element.accessibilityFrameInContainerSpace
    element.accessibilityFrameInContainerSpace = v95
    let v96: String? = element.accessibilityIdentifier
    element.accessibilityIdentifier = v96
    let _: any UIAccessibilityIdentification = view
    let _: any UIAccessibilityIdentification = UIBarButtonItem()
    let _: any UIAccessibilityIdentification = UIAlertAction(title: nil, style: .default)
    let _: any UIAccessibilityIdentification = UIAction { _ in }
    let _: any UIAccessibilityIdentification = UIImage()
    let _: Any? = UIAccessibility.focusedElement(using: nil)
    let _: UIAccessibility.AssistiveTechnologyIdentifier = UIAccessibility.AssistiveTechnologyIdentifier.notificationSwitchControl
    let _: UIAccessibility.AssistiveTechnologyIdentifier = UIAccessibility.AssistiveTechnologyIdentifier.notificationVoiceOver
    let v121: [UIAccessibilityCustomAction]? = view.accessibilityCustomActions
    view.accessibilityCustomActions = v121
    let _: UIAccessibilityScrollDirection = UIAccessibilityScrollDirection.right
    let _: UIAccessibilityScrollDirection = UIAccessibilityScrollDirection.left
    let _: UIAccessibilityScrollDirection = UIAccessibilityScrollDirection.up
    let _: UIAccessibilityScrollDirection = UIAccessibilityScrollDirection.down
    let _: UIAccessibilityScrollDirection = UIAccessibilityScrollDirection.next
    let _: UIAccessibilityScrollDirection = UIAccessibilityScrollDirection.previous
    let _: UIAccessibilityCustomAction = UIAccessibilityCustomAction(name: "a", target: nil, selector: Selector("act"))
    let _: UIAccessibilityCustomAction = UIAccessibilityCustomAction(name: "a", actionHandler: { _ in true })
    let _: UIAccessibilityCustomAction = UIAccessibilityCustomAction(name: "a", image: nil, target: nil, selector: Selector("act"))
    let _: UIAccessibilityCustomAction = UIAccessibilityCustomAction(name: "a", image: nil, actionHandler: { _ in true })
    let _: UIAccessibilityCustomAction = UIAccessibilityCustomAction(attributedName: NSAttributedString(string: "a"), target: nil, selector: Selector("act"))
    let _: UIAccessibilityCustomAction = UIAccessibilityCustomAction(attributedName: NSAttributedString(string: "a"), actionHandler: { _ in true })
    let _: UIAccessibilityCustomAction = UIAccessibilityCustomAction(attributedName: NSAttributedString(string: "a"), image: nil, target: nil, selector: Selector("act"))
    let _: UIAccessibilityCustomAction = UIAccessibilityCustomAction(attributedName: NSAttributedString(string: "a"), image: nil, actionHandler: { _ in true })
    let v136: String = action.name
    action.name = v136
    let v137: NSAttributedString = action.attributedName
    action.attributedName = v137
    let v138: UIImage? = action.image
    action.image = v138
  }

  func uses3() {
    let v139: AnyObject? = action.target
    action.target = v139
    let v140: Selector = action.selector
    action.selector = v140
    let v141: UIAccessibilityCustomAction.Handler? = action.actionHandler
    action.actionHandler = v141
    let v142: String? = action.category
    action.category = v142
    let _: String = UIAccessibilityCustomActionCategoryEdit
    let _: UIAccessibilityCustomRotor = UIAccessibilityCustomRotor(name: "a", itemSearch: search)
    let _: UIAccessibilityCustomRotor = UIAccessibilityCustomRotor(attributedName: NSAttributedString(string: "a"), itemSearch: search)
    let _: UIAccessibilityCustomRotor = UIAccessibilityCustomRotor(systemType: .heading, itemSearch: search)
    let _: UIAccessibilityCustomRotor.SystemRotorType = rotor.systemRotorType
    let v148: String = rotor.name
    rotor.name = v148
    let v149: NSAttributedString = rotor.attributedName
    rotor.attributedName = v149
    let v150: UIAccessibilityCustomRotor.Search = rotor.itemSearchBlock
    rotor.itemSearchBlock = v150
    let v151: UIAccessibilityCustomRotorItemResult = predicate.currentItem
    predicate.currentItem = v151
    let v152: UIAccessibilityCustomRotor.Direction = predicate.searchDirection
    predicate.searchDirection = v152
    let _: UIAccessibilityCustomRotor.Direction = UIAccessibilityCustomRotor.Direction.previous
    let _: UIAccessibilityCustomRotor.Direction = UIAccessibilityCustomRotor.Direction.next
    let _: UIAccessibilityCustomRotorItemResult = UIAccessibilityCustomRotorItemResult(targetElement: view, targetRange: nil)
    let v156: (any NSObjectProtocol)? = result.targetElement
    result.targetElement = v156
    let v157: UITextRange? = result.targetRange
    result.targetRange = v157
    let _: UIAccessibilityCustomRotor.SystemRotorType = UIAccessibilityCustomRotor.SystemRotorType.none
    let _: UIAccessibilityCustomRotor.SystemRotorType = UIAccessibilityCustomRotor.SystemRotorType.link
    let _: UIAccessibilityCustomRotor.SystemRotorType = UIAccessibilityCustomRotor.SystemRotorType.visitedLink
    let _: UIAccessibilityCustomRotor.SystemRotorType = UIAccessibilityCustomRotor.SystemRotorType.heading
    let _: UIAccessibilityCustomRotor.SystemRotorType = UIAccessibilityCustomRotor.SystemRotorType.headingLevel1
    let _: UIAccessibilityCustomRotor.SystemRotorType = UIAccessibilityCustomRotor.SystemRotorType.headingLevel2
    let _: UIAccessibilityCustomRotor.SystemRotorType = UIAccessibilityCustomRotor.SystemRotorType.headingLevel3
    let _: UIAccessibilityCustomRotor.SystemRotorType = UIAccessibilityCustomRotor.SystemRotorType.headingLevel4
    let _: UIAccessibilityCustomRotor.SystemRotorType = UIAccessibilityCustomRotor.SystemRotorType.headingLevel5
    let _: UIAccessibilityCustomRotor.SystemRotorType = UIAccessibilityCustomRotor.SystemRotorType.headingLevel6
    let _: UIAccessibilityCustomRotor.SystemRotorType = UIAccessibilityCustomRotor.SystemRotorType.boldText
    let _: UIAccessibilityCustomRotor.SystemRotorType = UIAccessibilityCustomRotor.SystemRotorType.italicText
    let _: UIAccessibilityCustomRotor.SystemRotorType = UIAccessibilityCustomRotor.SystemRotorType.underlineText
    let _: UIAccessibilityCustomRotor.SystemRotorType = UIAccessibilityCustomRotor.SystemRotorType.misspelledWord
    let _: UIAccessibilityCustomRotor.SystemRotorType = UIAccessibilityCustomRotor.SystemRotorType.image
    let _: UIAccessibilityCustomRotor.SystemRotorType = UIAccessibilityCustomRotor.SystemRotorType.textField
    let _: UIAccessibilityCustomRotor.SystemRotorType = UIAccessibilityCustomRotor.SystemRotorType.table
    let _: UIAccessibilityCustomRotor.SystemRotorType = UIAccessibilityCustomRotor.SystemRotorType.list
    let _: UIAccessibilityCustomRotor.SystemRotorType = UIAccessibilityCustomRotor.SystemRotorType.landmark
    let v177: [UIAccessibilityCustomRotor]? = view.accessibilityCustomRotors
    view.accessibilityCustomRotors = v177
    let _: Int = reading.accessibilityLineNumber(for: CGPoint.zero)
  }

  func uses4() {
    let _: String? = reading.accessibilityContent(forLineNumber: 0)
    let _: CGRect = reading.accessibilityFrame(forLineNumber: 0)
    let _: String? = reading.accessibilityPageContent()
    let _: NSAttributedString? = reading.accessibilityAttributedContent(forLineNumber: 0)
    let _: NSAttributedString? = reading.accessibilityAttributedPageContent()
    let v184: [UIAccessibilityLocationDescriptor]? = view.accessibilityDragSourceDescriptors
    view.accessibilityDragSourceDescriptors = v184
    let v185: [UIAccessibilityLocationDescriptor]? = view.accessibilityDropPointDescriptors
    view.accessibilityDropPointDescriptors = v185
    let _: UIAccessibilityLocationDescriptor = UIAccessibilityLocationDescriptor(name: "a", view: view)
    let _: UIAccessibilityLocationDescriptor = UIAccessibilityLocationDescriptor(name: "a", point: .zero, in: view)
    let _: UIAccessibilityLocationDescriptor = UIAccessibilityLocationDescriptor(attributedName: NSAttributedString(string: "a"), point: .zero, in: view)
    let _: UIView? = place.view
    let _: CGPoint = place.point
    let _: String = place.name
    let _: NSAttributedString = place.attributedName
    let _: UIAccessibilityTraits = UIAccessibilityTraits.none
    let _: UIAccessibilityTraits = UIAccessibilityTraits.button
    let _: UIAccessibilityTraits = UIAccessibilityTraits.link
    let _: UIAccessibilityTraits = UIAccessibilityTraits.image
    let _: UIAccessibilityTraits = UIAccessibilityTraits.selected
    let _: UIAccessibilityTraits = UIAccessibilityTraits.playsSound
    let _: UIAccessibilityTraits = UIAccessibilityTraits.keyboardKey
    let _: UIAccessibilityTraits = UIAccessibilityTraits.staticText
    let _: UIAccessibilityTraits = UIAccessibilityTraits.summaryElement
    let _: UIAccessibilityTraits = UIAccessibilityTraits.notEnabled
    let _: UIAccessibilityTraits = UIAccessibilityTraits.updatesFrequently
    let _: UIAccessibilityTraits = UIAccessibilityTraits.searchField
    let _: UIAccessibilityTraits = UIAccessibilityTraits.startsMediaSession
    let _: UIAccessibilityTraits = UIAccessibilityTraits.adjustable
    let _: UIAccessibilityTraits = UIAccessibilityTraits.allowsDirectInteraction
    let _: UIAccessibilityTraits = UIAccessibilityTraits.causesPageTurn
    let _: UIAccessibilityTraits = UIAccessibilityTraits.tabBar
    let _: UIAccessibilityTraits = UIAccessibilityTraits.header
    let _: UIAccessibilityTraits = UIAccessibilityTraits.supportsZoom
    let _: UIAccessibilityTraits = UIAccessibilityTraits.toggleButton
    let _: UIAccessibilityNavigationStyle = UIAccessibilityNavigationStyle.automatic
    let _: UIAccessibilityNavigationStyle = UIAccessibilityNavigationStyle.separate
    let _: UIAccessibilityNavigationStyle = UIAccessibilityNavigationStyle.combined
    let _: UIAccessibility.DirectTouchOptions = []
    let _: UIAccessibility.DirectTouchOptions = UIAccessibility.DirectTouchOptions.silentOnTouch
    let _: UIAccessibility.DirectTouchOptions = UIAccessibility.DirectTouchOptions.requiresActivation
  }

  func uses5() {
    let _: UIAccessibility.ExpandedStatus = UIAccessibility.ExpandedStatus.unsupported
    let _: UIAccessibility.ExpandedStatus = UIAccessibility.ExpandedStatus.expanded
    let _: UIAccessibility.ExpandedStatus = UIAccessibility.ExpandedStatus.collapsed
    let _: UIAccessibilityPriority = UIAccessibilityPriority.high
    let _: UIAccessibilityPriority = UIAccessibilityPriority.default
    let _: UIAccessibilityPriority = UIAccessibilityPriority.low
    let _: UIAccessibility.HearingDeviceEar = UIAccessibility.HearingDeviceEar.left
    let _: UIAccessibility.HearingDeviceEar = UIAccessibility.HearingDeviceEar.right
    let _: UIAccessibility.HearingDeviceEar = UIAccessibility.HearingDeviceEar.both
    let _: UIAccessibility.ZoomType = UIAccessibility.ZoomType.insertionPoint
    let _: UIAccessibilityContrast = UIAccessibilityContrast.unspecified
    let _: UIAccessibilityContrast = UIAccessibilityContrast.normal
    let _: UIAccessibilityContrast = UIAccessibilityContrast.high
    let _: UILegibilityWeight = UILegibilityWeight.unspecified
    let _: UILegibilityWeight = UILegibilityWeight.regular
    let _: UILegibilityWeight = UILegibilityWeight.bold
    let _: UIAccessibilityTextualContext = UIAccessibilityTextualContext.wordProcessing
    let _: UIAccessibilityTextualContext = UIAccessibilityTextualContext.narrative
    let _: UIAccessibilityTextualContext = UIAccessibilityTextualContext.messaging
    let _: UIAccessibilityTextualContext = UIAccessibilityTextualContext.spreadsheet
    let _: UIAccessibilityTextualContext = UIAccessibilityTextualContext.fileSystem
    let _: UIAccessibilityTextualContext = UIAccessibilityTextualContext.sourceCode
    let _: UIAccessibilityTextualContext = UIAccessibilityTextualContext.console
    let _: UIAccessibility.GuidedAccessRestrictionState = UIAccessibility.GuidedAccessRestrictionState.allow
    let _: UIAccessibility.GuidedAccessRestrictionState = UIAccessibility.GuidedAccessRestrictionState.deny
    let _: UIGuidedAccessAccessibilityFeature = UIGuidedAccessAccessibilityFeature.voiceOver
    let _: UIGuidedAccessAccessibilityFeature = UIGuidedAccessAccessibilityFeature.zoom
    let _: UIGuidedAccessAccessibilityFeature = UIGuidedAccessAccessibilityFeature.assistiveTouch
    let _: UIGuidedAccessAccessibilityFeature = UIGuidedAccessAccessibilityFeature.invertColors
    let _: UIGuidedAccessAccessibilityFeature = UIGuidedAccessAccessibilityFeature.grayscaleDisplay
    let _: UIAccessibility.GuidedAccessError.Code = UIAccessibility.GuidedAccessError.Code.permissionDenied
    let _: UIAccessibility.GuidedAccessError.Code = UIAccessibility.GuidedAccessError.Code.failed
    let _: UIAccessibility.Notification = UIAccessibility.Notification.screenChanged
    let _: UIAccessibility.Notification = UIAccessibility.Notification.layoutChanged
    let _: UIAccessibility.Notification = UIAccessibility.Notification.announcement
    let _: UIAccessibility.Notification = UIAccessibility.Notification.pageScrolled
    let _: UIAccessibility.Notification = UIAccessibility.Notification.pauseAssistiveTechnology
    let _: UIAccessibility.Notification = UIAccessibility.Notification.resumeAssistiveTechnology
    let _: Void = UIAccessibility.post(notification: .announcement, argument: nil)
    let _: Void = AccessibilityNotification.Announcement("a").post()
  }

  func uses6() {
    let _: Void = AccessibilityNotification.LayoutChanged().post()
    let _: Void = AccessibilityNotification.ScreenChanged().post()
    let _: Void = AccessibilityNotification.PageScrolled("a").post()
    let _: Notification.Name = UIAccessibility.announcementDidFinishNotification
    let _: Notification.Name = UIAccessibility.elementFocusedNotification
    let _: Notification.Name = UIAccessibility.voiceOverStatusDidChangeNotification
    let _: Notification.Name = UIAccessibility.monoAudioStatusDidChangeNotification
    let _: Notification.Name = UIAccessibility.closedCaptioningStatusDidChangeNotification
    let _: Notification.Name = UIAccessibility.invertColorsStatusDidChangeNotification
    let _: Notification.Name = UIAccessibility.guidedAccessStatusDidChangeNotification
    let _: Notification.Name = UIAccessibility.boldTextStatusDidChangeNotification
    let _: Notification.Name = UIAccessibility.grayscaleStatusDidChangeNotification
    let _: Notification.Name = UIAccessibility.reduceTransparencyStatusDidChangeNotification
    let _: Notification.Name = UIAccessibility.reduceMotionStatusDidChangeNotification
    let _: Notification.Name = UIAccessibility.darkerSystemColorsStatusDidChangeNotification
    let _: Notification.Name = UIAccessibility.switchControlStatusDidChangeNotification
    let _: Notification.Name = UIAccessibility.speakSelectionStatusDidChangeNotification
    let _: Notification.Name = UIAccessibility.speakScreenStatusDidChangeNotification
    let _: Notification.Name = UIAccessibility.shakeToUndoDidChangeNotification
    let _: Notification.Name = UIAccessibility.assistiveTouchStatusDidChangeNotification
    let _: Notification.Name = UIAccessibility.hearingDevicePairedEarDidChangeNotification
    let _: Notification.Name = UIAccessibility.differentiateWithoutColorDidChangeNotification
    let _: Notification.Name = UIAccessibility.onOffSwitchLabelsDidChangeNotification
    let _: Notification.Name = UIAccessibility.videoAutoplayStatusDidChangeNotification
    let _: Notification.Name = UIAccessibility.buttonShapesEnabledStatusDidChangeNotification
    let _: Notification.Name = UIAccessibility.prefersCrossFadeTransitionsStatusDidChange
    let _: String = UIAccessibility.announcementStringValueUserInfoKey
    let _: String = UIAccessibility.announcementWasSuccessfulUserInfoKey
    let _: String = UIAccessibility.focusedElementUserInfoKey
    let _: String = UIAccessibility.unfocusedElementUserInfoKey
    let _: String = UIAccessibility.assistiveTechnologyUserInfoKey
    let _: Any.Type = UIAccessibility.AnnouncementDidFinishMessage.self
    let _: Any.Type = UIAccessibility.ElementFocusedMessage.self
    let _: Any.Type = UIAccessibility.VoiceOverStatusDidChangeMessage.self
    let _: Any.Type = UIAccessibility.BoldTextStatusDidChangeMessage.self
    let _: Any.Type = UIAccessibility.GrayscaleStatusDidChangeMessage.self
    let _: Bool = UIAccessibility.isVoiceOverRunning
    let _: Bool = UIAccessibility.isMonoAudioEnabled
    let _: Bool = UIAccessibility.isClosedCaptioningEnabled
    let _: Bool = UIAccessibility.isInvertColorsEnabled
  }

  func uses7() {
    let _: Bool = UIAccessibility.isGuidedAccessEnabled
    let _: Bool = UIAccessibility.isBoldTextEnabled
    let _: Bool = UIAccessibility.isGrayscaleEnabled
    let _: Bool = UIAccessibility.isReduceTransparencyEnabled
    let _: Bool = UIAccessibility.isReduceMotionEnabled
    let _: Bool = UIAccessibility.isDarkerSystemColorsEnabled
    let _: Bool = UIAccessibility.isSwitchControlRunning
    let _: Bool = UIAccessibility.isSpeakSelectionEnabled
    let _: Bool = UIAccessibility.isSpeakScreenEnabled
    let _: Bool = UIAccessibility.isShakeToUndoEnabled
    let _: Bool = UIAccessibility.isAssistiveTouchRunning
    let _: Bool = UIAccessibility.shouldDifferentiateWithoutColor
    let _: Bool = UIAccessibility.isOnOffSwitchLabelsEnabled
    let _: Bool = UIAccessibility.isVideoAutoplayEnabled
    let _: Bool = UIAccessibility.buttonShapesEnabled
    let _: Bool = UIAccessibility.prefersCrossFadeTransitions
    let _: Bool = UIAccessibility.isReduceHighlightingEffectsEnabled
    let _: UIAccessibility.HearingDeviceEar = UIAccessibility.hearingDevicePairedEar
    let _: CGRect = UIAccessibility.convertToScreenCoordinates(CGRect.zero, in: view)
    let _: UIBezierPath = UIAccessibility.convertToScreenCoordinates(UIBezierPath(), in: view)
    let _: Void = UIAccessibility.zoomFocusChanged(zoomType: .insertionPoint, toFrame: .zero, in: view)
    let _: Void = UIAccessibility.registerGestureConflictWithZoom()
    let _: Void = UIAccessibility.requestGuidedAccessSession(enabled: true, completionHandler: { _ in })
    let _: UIAccessibility.GuidedAccessRestrictionState = UIAccessibility.guidedAccessRestrictionState(forIdentifier: "a")
    let _: Void = UIAccessibility.configureForGuidedAccess(features: [], enabled: true, completionHandler: { _, _ in })
    let _: NSAttributedString.Key = NSAttributedString.Key.accessibilitySpeechPunctuation
    let _: NSAttributedString.Key = NSAttributedString.Key.accessibilitySpeechLanguage
    let _: NSAttributedString.Key = NSAttributedString.Key.accessibilitySpeechPitch
    let _: NSAttributedString.Key = NSAttributedString.Key.accessibilitySpeechQueueAnnouncement
    let _: NSAttributedString.Key = NSAttributedString.Key.accessibilitySpeechIPANotation
    let _: NSAttributedString.Key = NSAttributedString.Key.accessibilitySpeechSpellOut
    let _: NSAttributedString.Key = NSAttributedString.Key.accessibilitySpeechAnnouncementPriority
    let _: NSAttributedString.Key = NSAttributedString.Key.accessibilityTextHeadingLevel
    let _: NSAttributedString.Key = NSAttributedString.Key.accessibilityTextCustom
    let _: NSAttributedString.Key = NSAttributedString.Key.UIAccessibilityTextAttributeContext
    let _: [String]? = attributed.accessibility.accessibilityTextCustom
    let _: Bool? = attributed.accessibility.accessibilitySpeechIncludesPunctuation
    let _: Double? = attributed.accessibility.accessibilitySpeechAdjustedPitch
    let _: Bool? = attributed.accessibility.accessibilitySpeechSpellsOutCharacters
    let _: Bool? = attributed.accessibility.accessibilitySpeechAnnouncementsQueued
  }

  func uses8() {
    let _: String? = attributed.accessibility.accessibilitySpeechPhoneticNotation
    let _: Bool = attributed.accessibility.accessibilityHeadingLevel == .h1
    let _: Bool = attributed.accessibility.accessibilityHeadingLevel == .h2
    let _: Bool = attributed.accessibility.accessibilityHeadingLevel == .h3
    let _: Bool = attributed.accessibility.accessibilityHeadingLevel == .h4
    let _: Bool = attributed.accessibility.accessibilityHeadingLevel == .h5
    let _: Bool = attributed.accessibility.accessibilityHeadingLevel == .h6
    let _: Bool = attributed.accessibility.accessibilityHeadingLevel == .unspecified
    let _: Bool = attributed.accessibility.accessibilityTextualContext == .plain
    let _: Bool = attributed.accessibility.accessibilityTextualContext == .console
    let _: Bool = attributed.accessibility.accessibilityTextualContext == .fileSystem
    let _: Bool = attributed.accessibility.accessibilityTextualContext == .messaging
    let _: Bool = attributed.accessibility.accessibilityTextualContext == .narrative
    let _: Bool = attributed.accessibility.accessibilityTextualContext == .sourceCode
    let _: Bool = attributed.accessibility.accessibilityTextualContext == .spreadsheet
    let _: Bool = attributed.accessibility.accessibilityTextualContext == .wordProcessing
    let _: Bool = attributed.accessibility.accessibilitySpeechAnnouncementPriority == .high
    let _: Bool = attributed.accessibility.accessibilitySpeechAnnouncementPriority == .default
    let _: Bool = attributed.accessibility.accessibilitySpeechAnnouncementPriority == .low
    let v358: Bool = view.accessibilityIgnoresInvertColors
    view.accessibilityIgnoresInvertColors = v358
    let v359: UIContentSizeCategory? = view.minimumContentSizeCategory
    view.minimumContentSizeCategory = v359
    let v360: UIContentSizeCategory? = view.maximumContentSizeCategory
    view.maximumContentSizeCategory = v360
    let v361: Bool = view.showsLargeContentViewer
    view.showsLargeContentViewer = v361
    let v362: String? = view.largeContentTitle
    view.largeContentTitle = v362
    let v363: UIImage? = view.largeContentImage
    view.largeContentImage = v363
    let v364: Bool = view.scalesLargeContentImage
    view.scalesLargeContentImage = v364
    let v365: UIEdgeInsets = view.largeContentImageInsets
    view.largeContentImageInsets = v365
    let _: String = view.appliedContentSizeCategoryLimitsDescription
    let _: String = UIColor.red.accessibilityName
    let _: String = AXNameFromColor(UIColor.red.cgColor)
    let _: UILargeContentViewerInteraction = UILargeContentViewerInteraction(delegate: nil)
    let _: Bool = UILargeContentViewerInteraction.isEnabled
    let _: Notification.Name = UILargeContentViewerInteraction.enabledStatusDidChangeNotification
    let _: UIGestureRecognizer = UILargeContentViewerInteraction(delegate: nil).gestureRecognizerForExclusionRelationship
    let _: UIViewController = large.viewController(for: UILargeContentViewerInteraction(delegate: nil))
    let _: (any UILargeContentViewerItem)? = large.largeContentViewerInteraction(UILargeContentViewerInteraction(delegate: nil), itemAt: .zero)
    let _: Void = large.largeContentViewerInteraction(UILargeContentViewerInteraction(delegate: nil), didEndOn: nil, at: .zero)
    let v376: UIImage? = barItem.largeContentSizeImage
    barItem.largeContentSizeImage = v376
    let v377: UIEdgeInsets = barItem.largeContentSizeImageInsets
    barItem.largeContentSizeImageInsets = v377
    let v378: Bool = UIImageView().adjustsImageSizeForAccessibilityContentSizeCategory
    UIImageView().adjustsImageSizeForAccessibilityContentSizeCategory = v378
  }

  func uses9() {
    let v379: Bool = UIButton().adjustsImageSizeForAccessibilityContentSizeCategory
    UIButton().adjustsImageSizeForAccessibilityContentSizeCategory = v379
    let v380: Bool = NSTextAttachment().adjustsImageSizeForAccessibilityContentSizeCategory
    NSTextAttachment().adjustsImageSizeForAccessibilityContentSizeCategory = v380
    let v381: Bool = UILabel().adjustsFontForContentSizeCategory
    UILabel().adjustsFontForContentSizeCategory = v381
    let v382: Bool = UITextField().adjustsFontForContentSizeCategory
    UITextField().adjustsFontForContentSizeCategory = v382
    let v383: Bool = UITextView().adjustsFontForContentSizeCategory
    UITextView().adjustsFontForContentSizeCategory = v383
    let _: UIFont = UIFont.preferredFont(forTextStyle: .body)
    let _: UIFont = UIFont.preferredFont(forTextStyle: .body, compatibleWith: nil)
    let _: UIFontMetrics = UIFontMetrics.default
    let _: UIFontMetrics = UIFontMetrics(forTextStyle: .body)
    let _: UIFont = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))
    let _: UIFont = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 20)
    let _: UIFont = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: nil)
    let _: UIFont = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 20, compatibleWith: nil)
    let _: CGFloat = UIFontMetrics.default.scaledValue(for: 1)
    let _: CGFloat = UIFontMetrics.default.scaledValue(for: 1, compatibleWith: nil)
    let _: UIContentSizeCategory = UIApplication.shared.preferredContentSizeCategory
    let _: Notification.Name = UIContentSizeCategory.didChangeNotification
    let _: String = UIContentSizeCategory.newValueUserInfoKey
    let _: Bool = UIContentSizeCategory.large.isAccessibilityCategory
    let _: Bool = UIContentSizeCategory.large < .extraLarge
    let _: UIContentSizeCategory = UITraitCollection.current.preferredContentSizeCategory
    let _: UIAccessibilityContrast = UITraitCollection.current.accessibilityContrast
    let _: UIUserInterfaceStyle = UITraitCollection.current.userInterfaceStyle
    let _: UILegibilityWeight = UITraitCollection.current.legibilityWeight
    let _: String? = scrolling.accessibilityScrollStatus(for: UIScrollView())
    let _: NSAttributedString? = scrolling.accessibilityAttributedScrollStatus(for: UIScrollView())
    let _: String? = picking.pickerView(UIPickerView(), accessibilityLabelForComponent: 0)
    let _: String? = picking.pickerView(UIPickerView(), accessibilityHintForComponent: 0)
    let _: NSAttributedString? = picking.pickerView(UIPickerView(), accessibilityAttributedLabelForComponent: 0)
    let _: NSAttributedString? = picking.pickerView(UIPickerView(), accessibilityAttributedHintForComponent: 0)
    let _: [String] = picking.pickerView(UIPickerView(), accessibilityUserInputLabelsForComponent: 0)
    let _: [NSAttributedString] = picking.pickerView(UIPickerView(), accessibilityAttributedUserInputLabelsForComponent: 0)
    let _: [String]? = guided.guidedAccessRestrictionIdentifiers
    let _: Void = guided.guidedAccessRestriction(withIdentifier: "a", didChange: .allow)
    let _: String? = guided.textForGuidedAccessRestriction(withIdentifier: "a")
    let _: String? = guided.detailTextForGuidedAccessRestriction(withIdentifier: "a")
    let _: AXCustomContent = AXCustomContent(label: "a", value: "b")
    let _: AXCustomContent = AXCustomContent(attributedLabel: NSAttributedString(string: "a"), attributedValue: NSAttributedString(string: "b"))
    let _: String = content.label
    let _: NSAttributedString = content.attributedLabel
  }

  func uses10() {
    let _: String = content.value
    let _: NSAttributedString = content.attributedValue
    let v421: AXCustomContent.Importance = content.importance
    content.importance = v421
    let _: AXCustomContent.Importance = AXCustomContent.Importance.default
    let _: AXCustomContent.Importance = AXCustomContent.Importance.high
    let v424: [AXCustomContent]? = contentView.accessibilityCustomContent
    contentView.accessibilityCustomContent = v424
    let v425: AXChartDescriptor? = chartView.accessibilityChartDescriptor
    chartView.accessibilityChartDescriptor = v425
    let v426: String? = chart.title
    chart.title = v426
    let v427: NSAttributedString? = chart.attributedTitle
    chart.attributedTitle = v427
    let v428: String? = chart.summary
    chart.summary = v428
    let v429: AXChartDescriptor.ContentDirection = chart.contentDirection
    chart.contentDirection = v429
    let v430: CGRect = chart.contentFrame
    chart.contentFrame = v430
    let v431: [AXDataSeriesDescriptor] = chart.series
    chart.series = v431
    let v432: any AXDataAxisDescriptor = chart.xAxis
    chart.xAxis = v432
    let v433: AXNumericDataAxisDescriptor? = chart.yAxis
    chart.yAxis = v433
    let v434: [any AXDataAxisDescriptor] = chart.additionalAxes
    chart.additionalAxes = v434
    let _: AXChartDescriptor.ContentDirection = AXChartDescriptor.ContentDirection.leftToRight
    let _: AXChartDescriptor.ContentDirection = AXChartDescriptor.ContentDirection.rightToLeft
    let _: AXChartDescriptor.ContentDirection = AXChartDescriptor.ContentDirection.topToBottom
    let _: AXChartDescriptor.ContentDirection = AXChartDescriptor.ContentDirection.bottomToTop
    let _: AXChartDescriptor.ContentDirection = AXChartDescriptor.ContentDirection.radialClockwise
    let _: AXChartDescriptor.ContentDirection = AXChartDescriptor.ContentDirection.radialCounterClockwise
    let v441: String? = series.name
    series.name = v441
    let v442: NSAttributedString = series.attributedName
    series.attributedName = v442
    let v443: Bool = series.isContinuous
    series.isContinuous = v443
    let v444: [AXDataPoint] = series.dataPoints
    series.dataPoints = v444
    let _: AXDataPoint = AXDataPoint(x: 1.0, y: 2.0, additionalValues: [], label: nil)
    let v446: AXDataPointValue = point.xValue
    point.xValue = v446
    let v447: AXDataPointValue? = point.yValue
    point.yValue = v447
    let v448: [AXDataPoint.Value] = point.additionalValues
    point.additionalValues = v448
    let v449: String? = point.label
    point.label = v449
    let _: AXDataPoint.Value = AXDataPoint.Value.number(1)
    let _: AXDataPoint.Value = AXDataPoint.Value.category("a")
    let v452: String = numeric.title
    numeric.title = v452
    let v453: ClosedRange<Double> = numeric.range
    numeric.range = v453
    let v454: [Double] = numeric.gridlinePositions
    numeric.gridlinePositions = v454
    let v455: AXNumericDataAxisDescriptor.ScaleType = numeric.scaleType
    numeric.scaleType = v455
    let v456: (Double) -> String = numeric.valueDescriptionProvider
    numeric.valueDescriptionProvider = v456
    let _: AXNumericDataAxisDescriptor.ScaleType = AXNumericDataAxisDescriptor.ScaleType.linear
    let _: AXNumericDataAxisDescriptor.ScaleType = AXNumericDataAxisDescriptor.ScaleType.log10
  }

  func uses11() async throws {
    _ = try await AccessibilitySettings.openSettings(for: .assistiveTouch)
  }

  func uses12() {
    let _: AXNumericDataAxisDescriptor.ScaleType = AXNumericDataAxisDescriptor.ScaleType.ln
    let v460: String = categorical.title
    categorical.title = v460
    let v461: [String] = categorical.categoryOrder
    categorical.categoryOrder = v461
    let _: Void = AXLiveAudioGraph.start()
    let _: Void = AXLiveAudioGraph.update(value: 0.5)
    let _: Void = AXLiveAudioGraph.stop()
    let _: CGSize = brailleMap.dimensions
    let _: Float = brailleMap[.zero]
    let _: Void = brailleMap.present(image)
    _ = (any AXBrailleMapRenderer).self
    let _: AXMFiHearingDevice.Ear = AXMFiHearingDevice.streamingEar()
    let _: Bool = AXMFiHearingDevice.supportsBidirectionalStreaming()
    let _: [UUID] = AXMFiHearingDevice.pairedDeviceIdentifiers()
    let _: Notification.Name = AXMFiHearingDevice.streamingEarDidChangeNotification
    let _: Notification.Name = AXMFiHearingDevice.pairedUUIDsDidChangeNotification
    let _: Bool = AccessibilitySettings.animatedImagesEnabled
    let _: Bool = AccessibilitySettings.prefersHorizontalTextLayout
    let _: Bool = AccessibilitySettings.prefersNonBlinkingTextInsertionIndicator
    let _: Bool = AccessibilitySettings.isAssistiveAccessEnabled
    let _: Bool = AccessibilitySettings.showBordersEnabled
    let _: Bool = AccessibilitySettings.prefersActionSliderAlternative
    let _: AccessibilitySettings.Feature = AccessibilitySettings.Feature.personalVoiceAllowAppsToRequestToUse
    let _: AccessibilitySettings.Feature = AccessibilitySettings.Feature.allowAppsToAddAudioToCalls
    let _: AccessibilitySettings.Feature = AccessibilitySettings.Feature.assistiveTouch
    let _: AccessibilitySettings.Feature = AccessibilitySettings.Feature.assistiveTouchDevices
    let _: AccessibilitySettings.Feature = AccessibilitySettings.Feature.dwellControl
    let _: AccessibilitySettings.Feature = AccessibilitySettings.Feature.captionStyles
    let _: AccessibilityTechnology = AccessibilityTechnology.voiceOver
    let _: AccessibilityTechnology = AccessibilityTechnology.switchControl
    let _: AccessibilityTechnology = AccessibilityTechnology.voiceControl
    let _: AccessibilityTechnology = AccessibilityTechnology.fullKeyboardAccess
    let _: AccessibilityTechnology = AccessibilityTechnology.speakScreen
    let _: AccessibilityTechnology = AccessibilityTechnology.automation
    let _: AccessibilityTechnology = AccessibilityTechnology.hoverText
    let _: AccessibilityTechnology = AccessibilityTechnology.zoom
    let _: AccessibilityTechnology? = AccessibilityRequest.current?.technology
    _ = (AXFeatureOverrideSession).self
    _ = (AXFeatureOverrideSessionManager).self
    let _: AXFeatureOverrideSession.Options = AXFeatureOverrideSession.Options.grayscale
    let _: AXFeatureOverrideSession.Options = AXFeatureOverrideSession.Options.invertColors
  }

  func uses13() {
    let _: AXFeatureOverrideSession.Options = AXFeatureOverrideSession.Options.voiceControl
    let _: AXFeatureOverrideSession.Options = AXFeatureOverrideSession.Options.voiceOver
    let _: AXFeatureOverrideSession.Options = AXFeatureOverrideSession.Options.zoom
    _ = (AXMathExpression).self
    _ = (AXMathExpressionNumber).self
    _ = (AXMathExpressionIdentifier).self
    _ = (AXMathExpressionOperator).self
    _ = (AXMathExpressionText).self
    _ = (AXMathExpressionFenced).self
    _ = (AXMathExpressionRow).self
    _ = (AXMathExpressionTable).self
    _ = (AXMathExpressionTableRow).self
    _ = (AXMathExpressionTableCell).self
    _ = (AXMathExpressionUnderOver).self
    _ = (AXMathExpressionSubSuperscript).self
    _ = (AXMathExpressionFraction).self
    _ = (AXMathExpressionMultiscript).self
    _ = (AXMathExpressionRoot).self
    _ = (any AXMathExpressionProvider).self
    _ = (AXBrailleTable).self
    _ = (AXBrailleTranslator).self
    _ = (AXBrailleTranslationResult).self
  }
}

private class Override68: UIView {
  override func accessibilityElementCount() -> Int { super.accessibilityElementCount() }
}

private class Override69: UIView {
  override func accessibilityElement(at index: Int) -> Any? { super.accessibilityElement(at: index) }
}

private class Override70: UIView {
  override func index(ofAccessibilityElement element: Any) -> Int { super.index(ofAccessibilityElement: element) }
}

private class Override102: UIView {
  override func accessibilityElementDidBecomeFocused() { super.accessibilityElementDidBecomeFocused() }
}

private class Override103: UIView {
  override func accessibilityElementDidLoseFocus() { super.accessibilityElementDidLoseFocus() }
}

private class Override104: UIView {
  override func accessibilityElementIsFocused() -> Bool { super.accessibilityElementIsFocused() }
}

private class Override105: UIView {
  override func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<UIAccessibility.AssistiveTechnologyIdentifier>? { super.accessibilityAssistiveTechnologyFocusedIdentifiers() }
}

private class Override109: UIView {
  override func accessibilityActivate() -> Bool { super.accessibilityActivate() }
}

private class Override110: UIView {
  override func accessibilityIncrement() { super.accessibilityIncrement() }
}

private class Override111: UIView {
  override func accessibilityDecrement() { super.accessibilityDecrement() }
}

private class Override112: UIView {
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { super.accessibilityScroll(direction) }
}

private class Override113: UIView {
  override func accessibilityPerformEscape() -> Bool { super.accessibilityPerformEscape() }
}

private class Override114: UIView {
  override func accessibilityPerformMagicTap() -> Bool { super.accessibilityPerformMagicTap() }
}

private class Override115: UIView {
  override func accessibilityZoomIn(at point: CGPoint) -> Bool { super.accessibilityZoomIn(at: point) }
}

private class Override116: UIView {
  override func accessibilityZoomOut(at point: CGPoint) -> Bool { super.accessibilityZoomOut(at: point) }
}

private class Override117: UIView {
  override func accessibilityHitTest(_ point: CGPoint, event: UIEvent?) -> Any? { super.accessibilityHitTest(point, event: event) }
}

private class Override118: UIView {
  override func accessibilityLineStartPositionFromCurrentSelection() -> Int { super.accessibilityLineStartPositionFromCurrentSelection() }
}

private class Override119: UIView {
  override func accessibilityLineEndPositionFromCurrentSelection() -> Int { super.accessibilityLineEndPositionFromCurrentSelection() }
}

private class Override120: UIView {
  override func accessibilityLineRange(forPosition position: Int) -> NSRange { super.accessibilityLineRange(forPosition: position) }
}
