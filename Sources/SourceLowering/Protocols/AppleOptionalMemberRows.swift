/// The optional methods of UIKit's protocols, read from UIKit's own sources by `scripts/optional-members`:
/// protocol, method, labels, parameters with result, and what the default does; `?` when only UIKit can.
enum AppleOptionalMemberRows {
  static let text = #"""
    CALayerDelegate|draw|_ in|(_ layer: CALayer, in ctx: CGContext)|
    CALayerDelegate|layoutSublayers|of|(of layer: CALayer)|
    UIAccessibilityContainerDataTable|accessibilityHeaderElements|forColumn|(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?|nil
    UIAccessibilityContainerDataTable|accessibilityHeaderElements|forRow|(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?|nil
    UIAccessibilityReadingContent|accessibilityAttributedContent|forLineNumber|(forLineNumber lineNumber: Int) -> NSAttributedString?|?
    UIAccessibilityReadingContent|accessibilityAttributedPageContent|-|() -> NSAttributedString?|?
    UIApplicationDelegate|applicationDidBecomeActive|_|(_ application: UIApplication)|
    UIApplicationDelegate|applicationDidEnterBackground|_|(_ application: UIApplication)|
    UIApplicationDelegate|applicationWillEnterForeground|_|(_ application: UIApplication)|
    UIApplicationDelegate|applicationWillResignActive|_|(_ application: UIApplication)|
    UIApplicationDelegate|applicationWillTerminate|_|(_ application: UIApplication)|
    UIApplicationDelegate|application|_ didFinishLaunchingWithOptions|(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool|true
    UIApplicationDelegate|application|_ willFinishLaunchingWithOptions|(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool|true
    UIBarPositioningDelegate|position|for|(for bar: any UIBarPositioning) -> UIBarPosition|.any
    UICollectionViewDataSourcePrefetching|collectionView|_ cancelPrefetchingForItemsAt|(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])|
    UICollectionViewDataSource|collectionView|_ canMoveItemAt|(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool|false
    UICollectionViewDataSource|collectionView|_ moveItemAt to|(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)|
    UICollectionViewDataSource|collectionView|_ viewForSupplementaryElementOfKind at|(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView|UICollectionReusableView(frame: .zero)
    UICollectionViewDataSource|indexTitles|for|(for collectionView: UICollectionView) -> [String]?|nil
    UICollectionViewDataSource|numberOfSections|in|(in collectionView: UICollectionView) -> Int|1
    UICollectionViewDelegateFlowLayout|collectionView|_ layout insetForSectionAt|(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets|(collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero
    UICollectionViewDelegateFlowLayout|collectionView|_ layout minimumInteritemSpacingForSectionAt|(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat|(collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0
    UICollectionViewDelegateFlowLayout|collectionView|_ layout minimumLineSpacingForSectionAt|(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat|(collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0
    UICollectionViewDelegateFlowLayout|collectionView|_ layout referenceSizeForFooterInSection|(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize|(collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero
    UICollectionViewDelegateFlowLayout|collectionView|_ layout referenceSizeForHeaderInSection|(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize|(collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero
    UICollectionViewDelegateFlowLayout|collectionView|_ layout sizeForItemAt|(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize|(collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    UICollectionViewDelegate|collectionView|_ canPerformPrimaryActionForItemAt|(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool|true
    UICollectionViewDelegate|collectionView|_ didDeselectItemAt|(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)|
    UICollectionViewDelegate|collectionView|_ didEndDisplaying forItemAt|(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)|
    UICollectionViewDelegate|collectionView|_ didHighlightItemAt|(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)|
    UICollectionViewDelegate|collectionView|_ didSelectItemAt|(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)|
    UICollectionViewDelegate|collectionView|_ didUnhighlightItemAt|(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)|
    UICollectionViewDelegate|collectionView|_ performPrimaryActionForItemAt|(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)|
    UICollectionViewDelegate|collectionView|_ shouldDeselectItemAt|(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool|true
    UICollectionViewDelegate|collectionView|_ shouldHighlightItemAt|(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool|true
    UICollectionViewDelegate|collectionView|_ shouldSelectItemAt|(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool|true
    UICollectionViewDelegate|collectionView|_ willDisplay forItemAt|(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)|
    UICollectionViewDelegate|collectionView|_ willDisplaySupplementaryView forElementKind at|(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath)|
    UIContentView|supports|_|(_ configuration: any UIContentConfiguration) -> Bool|?
    UIGestureRecognizerDelegate|gestureRecognizerShouldBegin|_|(_ gestureRecognizer: UIGestureRecognizer) -> Bool|true
    UIGestureRecognizerDelegate|gestureRecognizer|_ shouldReceive|(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool|true
    UIGestureRecognizerDelegate|gestureRecognizer|_ shouldRecognizeSimultaneouslyWith|(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool|false
    UIGuidedAccessRestrictionDelegate|detailTextForGuidedAccessRestriction|withIdentifier|(withIdentifier restrictionIdentifier: String) -> String?|nil
    UILargeContentViewerInteractionDelegate|largeContentViewerInteraction|_ didEndOn at|(_ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)|
    UILargeContentViewerInteractionDelegate|largeContentViewerInteraction|_ itemAt|(_ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint) -> (any UILargeContentViewerItem)?|?
    UILargeContentViewerInteractionDelegate|viewController|for|(for interaction: UILargeContentViewerInteraction) -> UIViewController|?
    UINavigationBarDelegate|navigationBar|_ didPop|(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)|
    UINavigationBarDelegate|navigationBar|_ didPush|(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)|
    UINavigationBarDelegate|navigationBar|_ shouldPop|(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool|true
    UINavigationBarDelegate|navigationBar|_ shouldPush|(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool|true
    UINavigationControllerDelegate|navigationController|_ didShow animated|(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)|
    UINavigationControllerDelegate|navigationController|_ willShow animated|(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)|
    UIPageViewControllerDataSource|presentationCount|for|(for pageViewController: UIPageViewController) -> Int|0
    UIPageViewControllerDataSource|presentationIndex|for|(for pageViewController: UIPageViewController) -> Int|0
    UIPageViewControllerDelegate|pageViewController|_ didFinishAnimating previousViewControllers transitionCompleted|(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool)|
    UIPageViewControllerDelegate|pageViewController|_ willTransitionTo|(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])|
    UIPickerViewAccessibilityDelegate|pickerView|_ accessibilityAttributedHintForComponent|(_ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int) -> NSAttributedString?|nil
    UIPickerViewAccessibilityDelegate|pickerView|_ accessibilityAttributedLabelForComponent|(_ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int) -> NSAttributedString?|nil
    UIPickerViewAccessibilityDelegate|pickerView|_ accessibilityAttributedUserInputLabelsForComponent|(_ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int) -> [NSAttributedString]|[]
    UIPickerViewAccessibilityDelegate|pickerView|_ accessibilityHintForComponent|(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?|nil
    UIPickerViewAccessibilityDelegate|pickerView|_ accessibilityLabelForComponent|(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?|nil
    UIPickerViewAccessibilityDelegate|pickerView|_ accessibilityUserInputLabelsForComponent|(_ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int) -> [String]|?
    UIPickerViewDelegate|pickerView|_ attributedTitleForRow forComponent|(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString?|nil
    UIPickerViewDelegate|pickerView|_ didSelectRow inComponent|(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)|
    UIPickerViewDelegate|pickerView|_ rowHeightForComponent|(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat|0
    UIPickerViewDelegate|pickerView|_ titleForRow forComponent|(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?|nil
    UIPickerViewDelegate|pickerView|_ viewForRow forComponent reusing|(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView|?
    UIPickerViewDelegate|pickerView|_ widthForComponent|(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat|0
    UISceneDelegate|sceneDidBecomeActive|_|(_ scene: UIScene)|
    UISceneDelegate|sceneDidEnterBackground|_|(_ scene: UIScene)|
    UISceneDelegate|sceneWillEnterForeground|_|(_ scene: UIScene)|
    UISceneDelegate|sceneWillResignActive|_|(_ scene: UIScene)|
    UIScrollViewAccessibilityDelegate|accessibilityAttributedScrollStatus|for|(for scrollView: UIScrollView) -> NSAttributedString?|nil
    UIScrollViewAccessibilityDelegate|accessibilityScrollStatus|for|(for scrollView: UIScrollView) -> String?|nil
    UIScrollViewDelegate|scrollViewDidChangeAdjustedContentInset|_|(_ scrollView: UIScrollView)|
    UIScrollViewDelegate|scrollViewDidEndDecelerating|_|(_ scrollView: UIScrollView)|
    UIScrollViewDelegate|scrollViewDidEndDragging|_ willDecelerate|(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)|
    UIScrollViewDelegate|scrollViewDidEndScrollingAnimation|_|(_ scrollView: UIScrollView)|
    UIScrollViewDelegate|scrollViewDidEndZooming|_ with atScale|(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)|
    UIScrollViewDelegate|scrollViewDidScrollToTop|_|(_ scrollView: UIScrollView)|
    UIScrollViewDelegate|scrollViewDidScroll|_|(_ scrollView: UIScrollView)|
    UIScrollViewDelegate|scrollViewDidZoom|_|(_ scrollView: UIScrollView)|
    UIScrollViewDelegate|scrollViewShouldScrollToTop|_|(_ scrollView: UIScrollView) -> Bool|true
    UIScrollViewDelegate|scrollViewWillBeginDecelerating|_|(_ scrollView: UIScrollView)|
    UIScrollViewDelegate|scrollViewWillBeginDragging|_|(_ scrollView: UIScrollView)|
    UIScrollViewDelegate|scrollViewWillBeginZooming|_ with|(_ scrollView: UIScrollView, with view: UIView?)|
    UIScrollViewDelegate|scrollViewWillEndDragging|_ withVelocity targetContentOffset|(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)|
    UIScrollViewDelegate|viewForZooming|in|(in scrollView: UIScrollView) -> UIView?|nil
    UISearchBarDelegate|searchBarBookmarkButtonClicked|_|(_ searchBar: UISearchBar)|
    UISearchBarDelegate|searchBarCancelButtonClicked|_|(_ searchBar: UISearchBar)|
    UISearchBarDelegate|searchBarResultsListButtonClicked|_|(_ searchBar: UISearchBar)|
    UISearchBarDelegate|searchBarSearchButtonClicked|_|(_ searchBar: UISearchBar)|
    UISearchBarDelegate|searchBarShouldBeginEditing|_|(_ searchBar: UISearchBar) -> Bool|true
    UISearchBarDelegate|searchBarShouldEndEditing|_|(_ searchBar: UISearchBar) -> Bool|true
    UISearchBarDelegate|searchBarTextDidBeginEditing|_|(_ searchBar: UISearchBar)|
    UISearchBarDelegate|searchBarTextDidEndEditing|_|(_ searchBar: UISearchBar)|
    UISearchBarDelegate|searchBar|_ selectedScopeButtonIndexDidChange|(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)|
    UISearchBarDelegate|searchBar|_ shouldChangeTextIn replacementText|(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool|true
    UISearchBarDelegate|searchBar|_ textDidChange|(_ searchBar: UISearchBar, textDidChange searchText: String)|
    UISearchControllerDelegate|didDismissSearchController|_|(_ searchController: UISearchController)|
    UISearchControllerDelegate|didPresentSearchController|_|(_ searchController: UISearchController)|
    UISearchControllerDelegate|presentSearchController|_|(_ searchController: UISearchController)|
    UISearchControllerDelegate|willDismissSearchController|_|(_ searchController: UISearchController)|
    UISearchControllerDelegate|willPresentSearchController|_|(_ searchController: UISearchController)|
    UISplitViewControllerDelegate|splitViewController|_ collapseSecondary onto|(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> Bool|false
    UISplitViewControllerDelegate|splitViewController|_ showDetail sender|(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool|false
    UISplitViewControllerDelegate|splitViewController|_ topColumnForCollapsingToProposedTopColumn|(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column|proposedTopColumn
    UISplitViewControllerDelegate|splitViewController|_ willChangeTo|(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)|
    UITabBarControllerDelegate|tabBarController|_ didSelect|(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)|
    UITabBarControllerDelegate|tabBarController|_ shouldSelect|(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool|true
    UITabBarDelegate|tabBar|_ didSelect|(_ tabBar: UITabBar, didSelect item: UITabBarItem)|
    UITableViewDataSourcePrefetching|tableView|_ cancelPrefetchingForRowsAt|(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])|
    UITableViewDataSource|numberOfSections|in|(in tableView: UITableView) -> Int|1
    UITableViewDataSource|sectionIndexTitles|for|(for tableView: UITableView) -> [String]?|nil
    UITableViewDataSource|tableView|_ canEditRowAt|(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool|true
    UITableViewDataSource|tableView|_ canMoveRowAt|(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool|false
    UITableViewDataSource|tableView|_ commit forRowAt|(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)|
    UITableViewDataSource|tableView|_ moveRowAt to|(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)|
    UITableViewDataSource|tableView|_ sectionForSectionIndexTitle at|(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int|index
    UITableViewDataSource|tableView|_ titleForFooterInSection|(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?|nil
    UITableViewDataSource|tableView|_ titleForHeaderInSection|(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?|nil
    UITableViewDelegate|tableView|_ accessoryButtonTappedForRowWith|(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)|
    UITableViewDelegate|tableView|_ canPerformPrimaryActionForRowAt|(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool|true
    UITableViewDelegate|tableView|_ didDeselectRowAt|(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)|
    UITableViewDelegate|tableView|_ didEndDisplaying forRowAt|(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)|
    UITableViewDelegate|tableView|_ didHighlightRowAt|(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)|
    UITableViewDelegate|tableView|_ didSelectRowAt|(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)|
    UITableViewDelegate|tableView|_ didUnhighlightRowAt|(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)|
    UITableViewDelegate|tableView|_ editingStyleForRowAt|(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle|.delete
    UITableViewDelegate|tableView|_ estimatedHeightForFooterInSection|(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat|tableView.estimatedSectionFooterHeight
    UITableViewDelegate|tableView|_ estimatedHeightForHeaderInSection|(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat|tableView.estimatedSectionHeaderHeight
    UITableViewDelegate|tableView|_ estimatedHeightForRowAt|(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat|tableView.estimatedRowHeight
    UITableViewDelegate|tableView|_ heightForFooterInSection|(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat|tableView.sectionFooterHeight
    UITableViewDelegate|tableView|_ heightForHeaderInSection|(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat|tableView.sectionHeaderHeight
    UITableViewDelegate|tableView|_ heightForRowAt|(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat|tableView.rowHeight
    UITableViewDelegate|tableView|_ indentationLevelForRowAt|(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int|0
    UITableViewDelegate|tableView|_ leadingSwipeActionsConfigurationForRowAt|(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?|nil
    UITableViewDelegate|tableView|_ performPrimaryActionForRowAt|(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)|
    UITableViewDelegate|tableView|_ shouldHighlightRowAt|(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool|true
    UITableViewDelegate|tableView|_ shouldIndentWhileEditingRowAt|(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool|true
    UITableViewDelegate|tableView|_ targetIndexPathForMoveFromRowAt toProposedIndexPath|(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath|proposedDestinationIndexPath
    UITableViewDelegate|tableView|_ titleForDeleteConfirmationButtonForRowAt|(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?|nil
    UITableViewDelegate|tableView|_ trailingSwipeActionsConfigurationForRowAt|(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?|nil
    UITableViewDelegate|tableView|_ viewForFooterInSection|(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?|nil
    UITableViewDelegate|tableView|_ viewForHeaderInSection|(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?|nil
    UITableViewDelegate|tableView|_ willDeselectRowAt|(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?|indexPath
    UITableViewDelegate|tableView|_ willDisplay forRowAt|(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)|
    UITableViewDelegate|tableView|_ willDisplayFooterView forSection|(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)|
    UITableViewDelegate|tableView|_ willDisplayHeaderView forSection|(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)|
    UITableViewDelegate|tableView|_ willSelectRowAt|(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?|indexPath
    UITextFieldDelegate|textFieldDidBeginEditing|_|(_ textField: UITextField)|
    UITextFieldDelegate|textFieldDidChangeSelection|_|(_ textField: UITextField)|
    UITextFieldDelegate|textFieldDidEndEditing|_ reason|(_ textField: UITextField, reason: UITextField.DidEndEditingReason)|textFieldDidEndEditing(textField)
    UITextFieldDelegate|textFieldDidEndEditing|_|(_ textField: UITextField)|
    UITextFieldDelegate|textFieldShouldBeginEditing|_|(_ textField: UITextField) -> Bool|true
    UITextFieldDelegate|textFieldShouldClear|_|(_ textField: UITextField) -> Bool|true
    UITextFieldDelegate|textFieldShouldEndEditing|_|(_ textField: UITextField) -> Bool|true
    UITextFieldDelegate|textFieldShouldReturn|_|(_ textField: UITextField) -> Bool|true
    UITextFieldDelegate|textField|_ shouldChangeCharactersIn replacementString|(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool|true
    UITextViewDelegate|textViewDidBeginEditing|_|(_ textView: UITextView)|
    UITextViewDelegate|textViewDidChangeSelection|_|(_ textView: UITextView)|
    UITextViewDelegate|textViewDidChange|_|(_ textView: UITextView)|
    UITextViewDelegate|textViewDidEndEditing|_|(_ textView: UITextView)|
    UITextViewDelegate|textViewShouldBeginEditing|_|(_ textView: UITextView) -> Bool|true
    UITextViewDelegate|textViewShouldEndEditing|_|(_ textView: UITextView) -> Bool|true
    UITextViewDelegate|textView|_ shouldChangeTextIn replacementText|(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool|true
    class|AXBrailleMap|NSObject
    class|AXBrailleTable|NSObject
    class|AXBrailleTranslationResult|NSObject
    class|AXBrailleTranslator|NSObject
    class|AXCategoricalDataAxisDescriptor|NSObject AXDataAxisDescriptor
    class|AXChartDescriptor|NSObject
    class|AXCustomContent|NSObject
    class|AXDataPointValue|NSObject
    class|AXDataPoint|NSObject
    class|AXDataSeriesDescriptor|NSObject
    class|AXFeatureOverrideSessionManager|NSObject
    class|AXFeatureOverrideSession|NSObject
    class|AXLiveAudioGraph|NSObject
    class|AXMFiHearingDevice|NSObject
    class|AXMathExpressionFenced|AXMathExpression
    class|AXMathExpressionFraction|AXMathExpression
    class|AXMathExpressionIdentifier|AXMathExpression
    class|AXMathExpressionMultiscript|AXMathExpression
    class|AXMathExpressionNumber|AXMathExpression
    class|AXMathExpressionOperator|AXMathExpression
    class|AXMathExpressionRoot|AXMathExpression
    class|AXMathExpressionRow|AXMathExpression
    class|AXMathExpressionSubSuperscript|AXMathExpression
    class|AXMathExpressionTableCell|AXMathExpression
    class|AXMathExpressionTableRow|AXMathExpression
    class|AXMathExpressionTable|AXMathExpression
    class|AXMathExpressionText|AXMathExpression
    class|AXMathExpressionUnderOver|AXMathExpression
    class|AXMathExpression|NSObject
    class|AXNumericDataAxisDescriptor|NSObject AXDataAxisDescriptor
    class|AccessibilityRequest|NSObject
    class|AccessibleObject|NSObject
    class|CAGradientLayer|CALayer
    class|CALayer|NSObject
    class|CAShapeLayer|CALayer
    class|CGColorSpace|Hashable
    class|CGColor|Hashable CustomStringConvertible
    class|CGMutablePath|CGPath
    class|CGPath|Hashable CustomStringConvertible
    class|NSCollectionLayoutBoundarySupplementaryItem|NSCollectionLayoutItem
    class|NSCollectionLayoutDimension|NSObject
    class|NSCollectionLayoutGroup|NSCollectionLayoutItem
    class|NSCollectionLayoutItem|NSObject
    class|NSCollectionLayoutSection|NSObject
    class|NSCollectionLayoutSize|NSObject
    class|NSCollectionLayoutSpacing|NSObject
    class|NSLayoutAnchor|NSObject
    class|NSLayoutConstraint|NSObject
    class|NSLayoutDimension|NSLayoutAnchor<NSLayoutDimension>
    class|NSLayoutXAxisAnchor|NSLayoutAnchor<NSLayoutXAxisAnchor>
    class|NSLayoutYAxisAnchor|NSLayoutAnchor<NSLayoutYAxisAnchor>
    class|NSMutableParagraphStyle|NSParagraphStyle @unchecked Sendable
    class|NSParagraphStyle|NSObject NSMutableCopying @unchecked Sendable
    class|NSShadow|NSObject
    class|NSStringDrawingContext|NSObject
    class|NSTextAttachment|NSObject
    class|SymbolConfiguration|Configuration @unchecked Sendable
    class|UIAccessibilityCustomAction|NSObject
    class|UIAccessibilityCustomRotorItemResult|NSObject
    class|UIAccessibilityCustomRotorSearchPredicate|NSObject
    class|UIAccessibilityCustomRotor|NSObject
    class|UIAccessibilityElement|UIResponder UIAccessibilityIdentification
    class|UIAccessibilityLocationDescriptor|NSObject
    class|UIAction|UIMenuElement
    class|UIActivityIndicatorView|UIView
    class|UIAlertAction|AccessibleObject UIAccessibilityIdentification
    class|UIAlertController|UIViewController
    class|UIApplication|UIResponder
    class|UIBarAppearance|NSObject
    class|UIBarButtonItemAppearance|NSObject
    class|UIBarButtonItemStateAppearance|NSObject
    class|UIBarButtonItem|UIBarItem
    class|UIBarItem|AccessibleObject UIAccessibilityIdentification
    class|UIBezierPath|NSObject
    class|UIBlurEffect|UIVisualEffect
    class|UIButton|UIControl UIAccessibilityContentSizeCategoryImageAdjusting
    class|UICollectionReusableView|UIView
    class|UICollectionViewCell|UICollectionReusableView
    class|UICollectionViewCompositionalLayoutConfiguration|NSObject
    class|UICollectionViewCompositionalLayout|UICollectionViewLayout
    class|UICollectionViewController|UIViewController UICollectionViewDataSource UICollectionViewDelegate
    class|UICollectionViewDiffableDataSource|NSObject UICollectionViewDataSource
    class|UICollectionViewFlowLayout|UICollectionViewLayout
    class|UICollectionViewLayoutAttributes|NSObject
    class|UICollectionViewLayout|NSObject
    class|UICollectionViewListCell|UICollectionViewCell
    class|UICollectionView|UIScrollView
    class|UIColorWell|UIControl
    class|UIColor|NSObject _ExpressibleByColorLiteral @unchecked Sendable
    class|UICommand|UIMenuElement
    class|UIContextualAction|NSObject
    class|UIControl|UIView
    class|UIDatePicker|UIControl
    class|UIDevice|NSObject
    class|UIEvent|NSObject
    class|UIFontDescriptor|NSObject @unchecked Sendable
    class|UIFontMetrics|NSObject
    class|UIFont|NSObject @unchecked Sendable
    class|UIGestureRecognizer|NSObject
    class|UIGraphicsImageRendererContext|NSObject
    class|UIGraphicsImageRendererFormat|NSObject
    class|UIGraphicsImageRenderer|NSObject
    class|UIImageView|UIView UIAccessibilityContentSizeCategoryImageAdjusting
    class|UIImage|NSObject _ExpressibleByImageLiteral @unchecked Sendable
    class|UIKeyboardLayoutGuide|UILayoutGuide
    class|UILabel|UIView UIContentSizeCategoryAdjusting
    class|UILargeContentViewerInteraction|NSObject UIInteraction
    class|UILayoutGuide|NSObject
    class|UIListContentView|UIView UIContentView
    class|UILongPressGestureRecognizer|UIGestureRecognizer
    class|UIMenuElement|NSObject UIAccessibilityIdentification
    class|UIMenu|UIMenuElement
    class|UINavigationBarAppearance|UIBarAppearance
    class|UINavigationBar|UIView UIBarPositioning BarItemHost
    class|UINavigationController|UIViewController
    class|UINavigationItem|NSObject
    class|UINib|NSObject
    class|UIPageControl|UIControl
    class|UIPageViewController|UIViewController
    class|UIPanGestureRecognizer|UIGestureRecognizer
    class|UIPasteboard|NSObject
    class|UIPickerView|UIView
    class|UIPinchGestureRecognizer|UIGestureRecognizer
    class|UIProgressView|UIView
    class|UIRefreshControl|UIControl
    class|UIResponder|AccessibleObject
    class|UIRotationGestureRecognizer|UIGestureRecognizer
    class|UIScene|UIResponder
    class|UIScreenEdgePanGestureRecognizer|UIPanGestureRecognizer
    class|UIScreen|NSObject
    class|UIScrollView|UIView
    class|UISearchBar|UIView UIBarPositioning UITextInputTraits
    class|UISearchController|UIViewController UISearchBarDelegate
    class|UISearchTextField|UITextField
    class|UISegmentedControl|UIControl
    class|UISlider|UIControl
    class|UISplitViewController|UIViewController
    class|UIStackView|UIView
    class|UIStepper|UIControl
    class|UIStoryboardSegue|NSObject
    class|UIStoryboard|NSObject
    class|UISwipeActionsConfiguration|NSObject
    class|UISwipeGestureRecognizer|UIGestureRecognizer
    class|UISwitch|UIControl
    class|UITabBarAppearance|UIBarAppearance
    class|UITabBarController|UIViewController UITabBarDelegate
    class|UITabBarItemAppearance|NSObject
    class|UITabBarItemStateAppearance|NSObject
    class|UITabBarItem|UIBarItem
    class|UITabBar|UIView BarItemHost
    class|UITableViewCell|UIView UIGestureRecognizerDelegate ControlLabelSource
    class|UITableViewController|UIViewController UITableViewDataSource UITableViewDelegate
    class|UITableViewDiffableDataSource|NSObject UITableViewDataSource
    class|UITableViewHeaderFooterView|UIView
    class|UITableView|UIScrollView
    class|UITapGestureRecognizer|UIGestureRecognizer
    class|UITextField|UIControl UITextInput UIContentSizeCategoryAdjusting EditableText
    class|UITextPosition|NSObject
    class|UITextRange|NSObject
    class|UITextView|UIScrollView UITextInput UIContentSizeCategoryAdjusting EditableText
    class|UIToolbarAppearance|UIBarAppearance
    class|UIToolbar|UIView UIBarPositioning BarItemHost
    class|UITouch|NSObject
    class|UITraitCollection|NSObject
    class|UIVibrancyEffect|UIVisualEffect
    class|UIViewController|UIResponder UITraitEnvironment
    class|UIView|UIResponder UITraitEnvironment UIAccessibilityIdentification
    class|UIVisualEffectView|UIView
    class|UIVisualEffect|NSObject
    class|UIWindowScene|UIScene
    class|UIWindow|UIView
    protocol|UICollectionViewDelegateFlowLayout|UICollectionViewDelegate
    protocol|UICollectionViewDelegate|UIScrollViewDelegate
    protocol|UIKeyInput|UITextInputTraits
    protocol|UINavigationBarDelegate|UIBarPositioningDelegate
    protocol|UIPickerViewAccessibilityDelegate|UIPickerViewDelegate
    protocol|UIScrollViewAccessibilityDelegate|UIScrollViewDelegate
    protocol|UISearchBarDelegate|UIBarPositioningDelegate
    protocol|UITableViewDelegate|UIScrollViewDelegate
    protocol|UITextInput|UIKeyInput
    protocol|UITextViewDelegate|UIScrollViewDelegate
    protocol|UIToolbarDelegate|UIBarPositioningDelegate
    protocol|UIWindowSceneDelegate|UISceneDelegate
    """#
}
